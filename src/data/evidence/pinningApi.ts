import type { components, paths } from '../openapi/pinning.json';
import type { Evidence, ProofsOf } from './types';

const service = 'functionland/pinning-service';
const routes = { repo: service, path: 'openapi/go/api_pins.go' } as const;
/** What the service answers since it has its own database. */
const answers = {
  repo: service,
  path: 'openapi/go/api_pins_service_postgres.go',
  since: '2026-07-31',
} as const;

const call = (method: string, path: string): Evidence => ({
  ...routes,
  matches: new RegExp(`strings\\.ToUpper\\("${method}"\\),\\s+"(${path})",`),
  proves: (found) => `${method.toUpperCase()} ${found}`,
});

const parameters = (...names: string[]) =>
  names.map((name): Evidence => ({
    ...routes,
    matches: new RegExp(`query\\.Has\\("(${name})"\\)`),
    proves: (found) => found,
  }));

/** Fields of an object in JSON. */
const fields = (model: string, ...names: string[]) =>
  names.map((name): Evidence => ({
    repo: service,
    path: `openapi/go/model_${model}.go`,
    matches: new RegExp(`json:"(${name})[",]`),
    proves: (found) => found,
  }));

/** Values of a type, all of them. */
const values = (model: string, type: string): Evidence => ({
  repo: service,
  path: `openapi/go/model_${model}.go`,
  matches: new RegExp(
    `= "(\\w+)"\\s+\\w+ ${type} = "(\\w+)"\\s+\\w+ ${type} = "(\\w+)"\\s+\\w+ ${type} = "(\\w+)"\\s+\\)`,
  ),
  proves: (...found) => found.join(' · '),
});

const publicStats = {
  repo: service,
  path: 'openapi/go/api_public_postgres.go',
  since: '2026-08-27',
} as const;

const publicFields = (type: string, ...names: string[]) =>
  names.map((name): Evidence => ({
    ...publicStats,
    matches: new RegExp(`type ${type} struct \\{[^}]*json:"(${name})"`),
    proves: (found) => found,
  }));

const statuses = {
  OK: 200,
  Accepted: 202,
  BadRequest: 400,
  Unauthorized: 401,
  PaymentRequired: 402,
  Forbidden: 403,
  NotFound: 404,
  InternalServerError: 500,
} as const;

/** Status codes that the function for a call returns. */
const returns = (name: string, ...codes: (keyof typeof statuses)[]) =>
  codes.map((code): Evidence => ({
    ...answers,
    matches: new RegExp(`\\) ${name}\\((?:(?!\\n\\}\\n)[^])*?http\\.Status(${code})\\b`),
    proves: (found) => String(statuses[found as keyof typeof statuses]),
  }));

/** What the two calls that add a pin return. */
const whenAdding = [
  'OK',
  'Accepted',
  'BadRequest',
  'Unauthorized',
  'PaymentRequired',
  'InternalServerError',
] as const;

export const pinningApi: ProofsOf<typeof paths & (typeof components)['schemas']> = {
  '/pins': [
    call('Get', '/pins'),
    call('Post', '/pins'),
    ...parameters('cid', 'name', 'match', 'status', 'before', 'after', 'limit', 'meta'),
    ...returns('AddPin', ...whenAdding),
  ],
  '/pins/{requestid}': [
    call('Get', '/pins/{requestid}'),
    call('Post', '/pins/{requestid}'),
    call('Delete', '/pins/{requestid}'),
    ...returns(
      'DeletePinByRequestId',
      'Accepted',
      'Unauthorized',
      'Forbidden',
      'NotFound',
      'InternalServerError',
    ),
  ],
  '/pins/import/car': returns('ImportDag', ...whenAdding),
  '/api/v1/public-stats': [
    {
      ...publicStats,
      matches: /Method:\s+"(\w+)",\s+Pattern:\s+"([^"]+)"/,
      proves: (method, path) => `${method} ${path}`,
    },
  ],
  PublicStats: publicFields('PublicStatsResponse', 'generated_at', 'totals', 'windows', 'daily'),
  PublicStatsTotals: publicFields(
    'PublicStatsTotals',
    'users',
    'stored_bytes',
    'uploads',
    'cids',
    'websites',
    'fula_spent',
    'co2_saved_kg',
  ),
  PublicStatsWindow: publicFields(
    'PublicStatsWindow',
    'users',
    'uploads',
    'stored_bytes',
    'cids',
    'websites',
    'fula_spent',
  ),
  PublicStatsDay: publicFields('PublicStatsDay', 'day'),
  Status: [values('status', 'Status')],
  TextMatchingStrategy: [values('text_matching_strategy', 'TextMatchingStrategy')],
  Pin: fields('pin', 'cid', 'name', 'origins', 'meta'),
  PinStatus: fields('pin_status', 'requestid', 'status', 'created', 'pin', 'delegates', 'info'),
  PinResults: fields('pin_results', 'count', 'results'),
  Failure: fields('failure', 'error'),
  FailureError: fields('failure_error', 'reason', 'details'),
};
