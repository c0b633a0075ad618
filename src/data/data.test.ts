import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import * as data from './index';
import type { Contract, Led, Model, Network, SafetyRule, Table, Term, UsbPort } from './index';

const here = import.meta.dirname;
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(here, name), 'utf8') }));

const leds = Object.entries<Led>(data.leds);
const networks = Object.entries<Network>(data.networks);
const contracts = Object.entries<Contract>(data.contracts);
const terms = Object.entries<Term>(data.glossary);
const tables = Object.entries<Table>(data.tables);

/** Values that occur more than once. */
const repeated = (values: readonly unknown[]) => values.filter((v, i) => values.indexOf(v) !== i);

/** The EIP-55 form of an address: a hex letter is upper case where the hash has 8 or more. */
function checksummed(address: string): string {
  const hex = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return `0x${[...hex]
    .map((digit, i) => (parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')}`;
}

describe('contracts', () => {
  it.each(contracts)('%s has addresses in checksum form, on networks with an explorer', (_, c) => {
    expect(Object.keys(c.addresses).length).toBeGreaterThan(0);
    for (const [network, address] of Object.entries(c.addresses)) {
      expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
      expect(address).toBe(checksummed(address));
      expect(data.networks[network as keyof typeof data.networks]).toHaveProperty('explorer');
    }
  });

  it('holds every address of this folder, so that none stands without network and role', () => {
    const known = new Set(contracts.flatMap(([, c]) => Object.values(c.addresses)));
    const found = sources.flatMap(({ text }) => text.match(/0x[0-9a-fA-F]{40}\b/g) ?? []);
    expect(found.filter((address) => !known.has(address as `0x${string}`))).toEqual([]);
    for (const { name, text } of sources) {
      if (name !== 'contracts.ts') expect(text, name).not.toMatch(/0x[0-9a-fA-F]{40}\b/);
    }
  });
});

describe('networks', () => {
  it('have unique chain ids', () => {
    const ids = networks.flatMap(([, n]) => (n.chainId === undefined ? [] : [n.chainId]));
    expect(repeated(ids)).toEqual([]);
  });
});

describe('lights', () => {
  it.each(leds)('%s names its colors', (_, { name, colors }) => {
    for (const color of colors) expect(name.toLowerCase()).toContain(color);
  });
});

describe('words', () => {
  it('hold nothing that may not be published', () => {
    const forbidden =
      `//blox.fx.land functionyard.fula.network functionyard.fx.land claim-ui.fx.land fx.land/1.4
      FulaSetup t.me/functionlanders testnet@fx.land DKCnSJmbH6 7BunNHNWtz k9UybUBdBB
      oldInstaller claimUiOld fxbloxWebFuture fundPortal claimRewards( claimRewardsWithLimit(
      TokenDistributionEngine StakingEngineLinear FulaFileNFT RewardsProgram 0xfe3574Fc
      0xA002a09F 0x3EDD28f6 0x1961d986 0x0C85A8E9 0xBaC63ba0`.split(/\s+/);
    for (const { name, text } of sources) {
      const found = [...forbidden, '17 minutes'].filter((word) =>
        text.toLowerCase().includes(word.toLowerCase()),
      );
      expect(found, name).toEqual([]);
    }
  });

  it('repeat each rule in whole sentences', () => {
    for (const [key, { line }] of Object.entries<SafetyRule>(data.rules)) {
      expect(line, key).toMatch(/^(?:\*\*)?[A-Z[_].+\.$/);
    }
  });
});

describe('pages', () => {
  it.each(terms)('%s is explained in one sentence', (_, term) => {
    expect(term.definition).toMatch(/^[A-Z].*\.$/);
    expect(term.definition.match(/\.\s+[A-Z]/)).toBeNull();
  });

  it('have each glossary term once', () => {
    expect(repeated(terms.map(([, term]) => term.term.toLowerCase()))).toEqual([]);
  });
});

describe('sockets', () => {
  const sockets = Object.values<UsbPort>(data.usbPorts);

  it('agree with the comparison of the models on the ports for the stick and for a re-image', () => {
    for (const [key, model] of Object.entries<Model>(data.models)) {
      const port = (use: string) =>
        sockets.filter((socket) => socket.model === key && socket.use.includes(use));
      for (const [use, field] of [
        ['update stick', model.updatePort],
        ['e-image', model.reimagePort],
      ] as const) {
        const [found, ...more] = port(use);
        expect(more, `${key}: ${use}`).toEqual([]);
        expect(field, `${key}: ${use}`).toMatch(new RegExp(`^${found?.port}\\b`));
      }
    }
  });

  it('have the speeds of the comparison of the models', () => {
    for (const [key, model] of Object.entries<Model>(data.models)) {
      for (const { speed } of sockets.filter((one) => one.model === key)) {
        if (speed === 'not for drives') continue;
        expect(model.usbC, key).toMatch(new RegExp(`\\b${speed.replace(/,.*/, '')}(?!\\.\\d)`));
      }
    }
  });
});

describe('tables', () => {
  it.each(tables)('%s has unique row keys and all of its cells', (_, table) => {
    const mayBeEmpty = new Set(['code', 'copy']);
    expect(table.caption).not.toBe('');
    expect(table.rows.length).toBeGreaterThan(0);
    expect(repeated(table.rows.map((row) => row.key))).toEqual([]);
    expect(repeated(table.columns.map((column) => column.key))).toEqual([]);
    for (const row of table.rows) {
      for (const { key, kind } of table.columns) {
        const cell = row[key];
        expect(cell, `${row.key}.${key}`).toBeTypeOf('string');
        expect(cell, `${row.key}.${key}`).not.toMatch(/^\s*[-–—]+\s*$/);
        if (!mayBeEmpty.has(kind)) expect(cell?.trim(), `${row.key}.${key}`).not.toBe('');
      }
    }
  });
});
