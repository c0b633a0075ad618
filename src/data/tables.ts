/**
 * The data of this folder as tables, for `<DataTable name="ports" />` in a page.
 *
 * A table has a `caption`, `columns` (`key`, `label`, and `kind`: how a cell is drawn) and `rows`
 * (a `key` that is unique in its table, and a string for each column). Cells of the kinds code and
 * copy may be empty where there is no value; a cell of text never is.
 */
import { models, type Model } from './models';
import { networks, type Network } from './networks';
import { ports, reaches, type Port } from './ports';
import type { ColumnKind } from './types';
import { usbPorts, type UsbPort } from './usbPorts';

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

const modelFields: readonly (readonly [keyof Model, string])[] = [
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

export const tables = {
  modelsCompared: {
    caption: 'The two Blox models side by side',
    columns: [
      column('field', 'Field'),
      column('cm4', models.cm4.name),
      column('rk1', models.rk1.name),
    ],
    rows: modelFields.map(([key, field]) => ({
      key,
      field,
      cm4: models.cm4[key],
      rk1: models.rk1[key],
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
    rows: rowsOf<Network>(networks, ({ name, chainId = '', rpc = '', gasCoin = '' }) => ({
      name,
      chainId: String(chainId),
      rpc,
      gasCoin,
    })).filter(({ gasCoin }) => gasCoin),
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
    columns: [column('port', 'Port'), column('speed', 'Speed'), column('use', 'Use')],
    rows: rowsOf<UsbPort>(usbPorts, (port) => ({ ...port })),
  },
} as const satisfies Record<string, Table>;
