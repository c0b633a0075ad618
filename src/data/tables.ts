/**
 * The data of this folder as tables, for `<DataTable name="ports" />` in a page.
 *
 * A table has a `caption`, `columns` (`key`, `label`, and `kind`: how a cell is drawn) and `rows`
 * (a `key` that is unique in its table, and a string for each column). A cell of kind `led` holds
 * the key of a light. Cells of the kinds code and copy may be empty where there is no value; a cell
 * of text never is.
 */
import { changes, type Change } from './changes';
import { contracts, type Contract } from './contracts';
import { glossary, type Term } from './glossary';
import { leds, type Led } from './leds';
import { limits, type Limit } from './limits';
import { links, type Link } from './links';
import { models, type Model } from './models';
import { networks, type Network, type NetworkKey } from './networks';
import { ports, reaches, type Port } from './ports';
import { rules, type SafetyRule } from './safety';
import type { ColumnKind } from './types';
import { usbPorts, type UsbPort } from './usbPorts';
import { versions, type Version } from './versions';

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
}

export type Row = { readonly key: string } & Readonly<Record<string, string>>;

export interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const column = (key: string, label: string, kind: ColumnKind = 'text'): Column => ({
  key,
  label,
  kind,
});

/** One row for each record, in the order in which the module lists them. */
function rowsOf<T>(
  records: Readonly<Record<string, T>>,
  cells: (record: T, key: string) => Readonly<Record<string, string>>,
): Row[] {
  return Object.entries(records).map(([key, record]) => ({ ...cells(record, key), key }));
}

const modelNames = { cm4: models.cm4.name, rk1: models.rk1.name } as const;

/** A day or month as Americans write it: August 27, 2026, or March 2025. */
const inWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: date.length > 7 ? 'numeric' : undefined,
  });

const modelFields: readonly (readonly [keyof Model, string])[] = [
  ['name', 'Name'],
  ['board', 'Board'],
  ['otherNames', 'Other names'],
  ['status', 'Status'],
  ['chip', 'Chip'],
  ['ram', 'RAM'],
  ['systemStorage', 'System storage'],
  ['internalDrive', 'Internal drive'],
  ['microSd', 'microSD'],
  ['wireless', 'Wireless'],
  ['wired', 'Wired network'],
  ['usbC', 'USB-C ports'],
  ['updatePort', 'Port for the update stick'],
  ['reimagePort', 'Port for a re-image'],
  ['updateFiles', 'Update files'],
  ['reimageFiles', 'Re-image files'],
  ['reimageTool', 'Re-image tool'],
  ['barcode', 'Barcode on the box'],
  ['hostName', 'Host name'],
  ['bloxAi', 'Blox AI'],
  ['power', 'Power'],
  ['units', 'Units made'],
];

const networkName = (key: NetworkKey): string => networks[key].name;

export const tables = {
  modelsCompared: {
    caption: 'The two Blox models side by side',
    columns: [
      column('field', 'Field'),
      column('cm4', models.cm4.name),
      column('rk1', models.rk1.name),
    ],
    rows: modelFields
      .filter(([key]) => key !== 'name')
      .map(([key, field]) => ({ key, field, cm4: models.cm4[key], rk1: models.rk1[key] })),
  },
  leds: {
    caption: 'What the light shows',
    columns: [column('led', 'The light', 'led'), column('pattern', 'Pattern')],
    rows: rowsOf<Led>(leds, (led, key) => ({
      led: key,
      pattern: led.pattern,
    })),
  },
  networks: {
    caption: 'Networks',
    columns: [
      column('name', 'Network'),
      column('chainId', 'Chain ID', 'copy'),
      column('rpc', 'RPC address', 'copy'),
      column('gasCoin', 'Fee coin'),
    ],
    rows: rowsOf<Network>(networks, (network) => ({
      name: network.name,
      chainId: network.chainId === undefined ? '' : String(network.chainId),
      rpc: network.rpc ?? '',
      gasCoin: network.gasCoin,
    })),
  },
  ports: {
    caption: 'Ports, and who can reach them',
    columns: [
      column('port', 'Port', 'code'),
      column('protocol', 'Protocol'),
      column('service', 'Service'),
      column('use', 'Needed for'),
      column('blox', 'On a Blox'),
      column('pc', 'On a PC node'),
    ],
    rows: rowsOf<Port>(ports, ({ port, protocol, service, use, blox, pc, note }) => ({
      port,
      protocol,
      use,
      service: note ? `${service}. ${note}` : service,
      blox: reaches[blox],
      pc: reaches[pc],
    })),
  },
  usbPorts: {
    caption: 'USB-C ports of a Blox',
    columns: [
      column('model', 'Model'),
      column('port', 'Port'),
      column('speed', 'Speed'),
      column('use', 'Use'),
    ],
    rows: rowsOf<UsbPort>(usbPorts, ({ model, ...port }) => ({
      ...port,
      model: modelNames[model],
    })),
  },
  factKeys: {
    caption: 'Keys of <Fact>',
    columns: [
      column('key', 'Key', 'code'),
      column('value', 'Readers see'),
      column('what', 'What it is'),
    ],
    rows: [
      ...rowsOf<Limit>(limits, ({ value, what }) => ({ value, what })).map((row) => ({
        ...row,
        key: `limits.${row.key}`,
      })),
      ...rowsOf<Version>(versions, ({ version, what }) => ({ value: version, what })).map(
        (row) => ({ ...row, key: `versions.${row.key}` }),
      ),
      ...Object.entries<Network>(networks).flatMap(([network, { name, rpc, chainId, explorer }]) =>
        Object.entries({ rpc, chainId, explorer }).flatMap(([field, value]) =>
          value === undefined
            ? []
            : [{ key: `networks.${network}.${field}`, value: String(value), what: name }],
        ),
      ),
    ],
  },
  lightKeys: {
    caption: 'Keys of <Led>',
    columns: [column('key', 'Key', 'code'), column('phrase', 'After "the light"')],
    rows: rowsOf<Led>(leds, ({ phrase }) => ({ phrase })),
  },
  ruleKeys: {
    caption: 'Keys of <Rule>',
    columns: [column('key', 'Key', 'code'), column('line', 'Readers see', 'markdown')],
    rows: rowsOf<SafetyRule>(rules, ({ line }) => ({
      line,
    })),
  },
  addressKeys: {
    caption: 'Keys of <Address>',
    columns: [
      column('contract', 'contract', 'code'),
      column('network', 'network', 'code'),
      column('what', 'What it is'),
    ],
    rows: Object.entries<Contract>(contracts).flatMap(([contract, { name, addresses }]) =>
      Object.keys(addresses).map((network) => ({
        key: `${contract}-${network}`,
        contract,
        network,
        what: `${name} on ${networkName(network as NetworkKey)}`,
      })),
    ),
  },
  linkKeys: {
    caption: 'Keys of site: links',
    columns: [column('key', 'Key', 'code'), column('label', 'Where it leads')],
    rows: rowsOf<Link>(links, ({ label }) => ({ label })),
  },
  termKeys: {
    caption: 'Keys of term: links',
    columns: [column('key', 'Key', 'code'), column('term', 'Word')],
    rows: rowsOf<Term>(glossary, ({ term }) => ({ term })),
  },
  changes: {
    caption: 'What changed, newest first',
    columns: [column('when', 'When and where'), column('change', 'What changed', 'markdown')],
    rows: rowsOf<Change>(changes, ({ date, area, change, todo = '' }) => ({
      when: `${inWords(date)} · ${area}`,
      change: `${change} ${todo}`.trim(),
    })),
  },
} as const satisfies Record<string, Table>;
