import type { Evidence, Proof } from './types';

const pinning = {
  repo: 'functionland/pinning-service',
  path: 'openapi/go/api_pins_service_postgres.go',
  since: '2026-07-31',
} as const;

/** A status and a reason of the pinning service. */
const pinningError = (name: string, status: number, reason: string): Evidence => ({
  ...pinning,
  matches: new RegExp(`createErrorResponse\\(http\\.Status${name}, "(${reason})"`),
  proves: (found) => `${status} \`${found}`,
});

const statuses: Record<string, number> = {
  BAD_REQUEST: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
};

/** The status that the Storage API returns with each of some errors. */
const storageErrors = (names: string[]) =>
  names.map((name): Evidence => ({
    repo: 'functionland/fula-api',
    path: 'crates/fula-cli/src/error.rs',
    matches: new RegExp(`Self::${name}\\b[^=}]*=> (?:\\{\\s*)?StatusCode::(\\w+)`),
    proves: (status) => String(statuses[status]),
  }));

/** A request that the Storage API has a route for. */
const storageRoute = (
  path: string,
  method: string,
  handler: string,
  parameter?: string,
): Evidence[] => [
  {
    repo: 'functionland/fula-api',
    path: 'crates/fula-cli/src/routes.rs',
    contains: `.route("${path}", ${method}(${handler}))`,
  },
  ...(parameter
    ? [
        {
          repo: 'functionland/fula-api' as const,
          path: 'crates/fula-cli/src/routes.rs',
          matches: new RegExp(`async fn ${handler}\\([^]*?${parameter}`),
        },
      ]
    : []),
];

/** The gateway on a Blox. */
const bloxGateway = (file: string) =>
  ({
    repo: 'functionland/fula-ota',
    path: `docker/fula-gateway/fula-local-gateway/src/${file}`,
  }) as const;

/** Fields of the state of auto-pin. */
const autoPinField = (name: string): Evidence => ({
  repo: 'functionland/fula-ota',
  path: 'docker/fula-pinning/daemon.go',
  matches: new RegExp(`json:"(${name})"`),
  proves: (found) => found,
});

const autoPinRoute = (path: string): Evidence => ({
  repo: 'functionland/fula-ota',
  path: 'docker/fula-pinning/server.go',
  contains: `HandleFunc("${path}"`,
});

/** Paths, fields, and status codes, as the pages have them. */
export const api: Readonly<Record<string, Proof>> = {
  '400 `BAD_REQUEST`': [pinningError('BadRequest', 400, 'BAD_REQUEST')],
  '401 `UNAUTHORIZED`': [pinningError('Unauthorized', 401, 'UNAUTHORIZED')],
  '402 `INSUFFICIENT_CREDITS`': [pinningError('PaymentRequired', 402, 'INSUFFICIENT_CREDITS')],
  '403 `FORBIDDEN`': [pinningError('Forbidden', 403, 'FORBIDDEN')],
  '404 `NOT_FOUND`': [pinningError('NotFound', 404, 'NOT_FOUND')],
  '413 `PAYLOAD_TOO_LARGE`': [pinningError('RequestEntityTooLarge', 413, 'PAYLOAD_TOO_LARGE')],
  '500 `INTERNAL_SERVER_ERROR`': [
    pinningError('InternalServerError', 500, 'INTERNAL_SERVER_ERROR'),
  ],
  '1 at a time for each account, 5 for the server': [
    {
      repo: 'functionland/pinning-service',
      path: 'openapi/go/car_import.go',
      since: '2026-07-31',
      matches:
        /"DAG_IMPORT_MAX_CONCURRENT", (\d+)\)\),\s+int\(envInt64\("DAG_IMPORT_MAX_CONCURRENT_PER_USER", (\d+)\)/,
      proves: (server, account) =>
        `${account} at a time for each account, ${server} for the server`,
    },
  ],
  '400 `InvalidBucketName`, `InvalidArgument`, `InvalidRequest`, `MalformedXML`': storageErrors([
    'InvalidBucketName',
    'InvalidArgument',
    'InvalidRequest',
    'MalformedXML',
  ]),
  '400 `InvalidDigest`': storageErrors(['InvalidDigest']),
  '400 `InvalidRange`': storageErrors(['InvalidRange']),
  '403 `AccessDenied`': storageErrors(['AccessDenied']),
  '403 `InvalidToken`': storageErrors(['InvalidToken']),
  '404 `NoSuchBucket`, `NoSuchKey`, `NoSuchUpload`': storageErrors([
    'NoSuchBucket',
    'NoSuchKey',
    'NoSuchUpload',
  ]),
  '409 `BucketAlreadyExists`': storageErrors(['BucketAlreadyExists']),
  '409 `BucketNotEmpty`': storageErrors(['BucketNotEmpty']),
  '429 `SlowDown`': storageErrors(['SlowDown']),
  '500 `InternalError`': storageErrors(['InternalError']),
  '`POST /bucket/key?uploads`': storageRoute(
    '/{bucket}/{*key}',
    'post',
    'object_post_handler',
    'query\\.uploads\\.is_some',
  ),
  '`PUT /bucket/key?partNumber=N&uploadId=ID`': storageRoute(
    '/{bucket}/{*key}',
    'put',
    'object_put_handler',
    'query\\.part_number\\.is_some\\(\\) && query\\.upload_id\\.is_some',
  ),
  '`POST /bucket/key?uploadId=ID`': storageRoute(
    '/{bucket}/{*key}',
    'post',
    'object_post_handler',
    'query\\.upload_id\\.is_some',
  ),
  '`DELETE /bucket/key?uploadId=ID`': storageRoute(
    '/{bucket}/{*key}',
    'delete',
    'object_delete_handler',
    'query\\.upload_id\\.is_some',
  ),
  '`GET /bucket/key?uploadId=ID`': storageRoute(
    '/{bucket}/{*key}',
    'get',
    'object_get_handler',
    'query\\.upload_id\\.is_some',
  ),
  '`GET /bucket?uploads`': storageRoute(
    '/{bucket}',
    'get',
    'bucket_or_list_handler',
    'query\\.uploads\\.is_some',
  ),
  '`GET /bucket?location`': storageRoute(
    '/{bucket}',
    'get',
    'bucket_or_list_handler',
    'query\\.location\\.is_some',
  ),
  '`DELETE /notes`': storageRoute('/{bucket}', 'delete', 'handlers::delete_bucket'),
  '`HEAD /notes`': storageRoute('/{bucket}', 'head', 'handlers::head_bucket'),
  ...Object.fromEntries(
    ['max-keys', 'continuation-token', 'start-after'].map((name): [string, Proof] => [
      `| \`${name}\` |`,
      [
        {
          repo: 'functionland/fula-api',
          path: 'crates/fula-cli/src/routes.rs',
          contains: `#[serde(rename = "${name}")]`,
        },
      ],
    ]),
  ),
  '501 `NotImplemented`': [
    {
      ...bloxGateway('routes.rs'),
      matches: /delete\.is_some\(\) \{[^}]*S3ErrorCode::NotImplemented/,
    },
    {
      ...bloxGateway('error.rs'),
      matches: /Self::NotImplemented => StatusCode::(\w+)/,
      proves: (status) => String(statuses[status]),
    },
  ],
  '`GET /healthz`': [{ ...bloxGateway('routes.rs'), contains: '.route("/healthz", get(' }],
  ':3501/api/v1/auto-pin/status': [autoPinRoute('/api/v1/auto-pin/status')],
  ':3501/api/v1/auto-pin/report-missing': [autoPinRoute('/api/v1/auto-pin/report-missing')],
  '"total_pinned"': [autoPinField('total_pinned')],
  '"total_pending"': [autoPinField('total_pending')],
  '"last_sync_at"': [autoPinField('last_sync_at')],
};
