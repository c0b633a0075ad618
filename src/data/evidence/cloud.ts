/** Evidence for the price of cloud storage, which a limit and a rule print. */
import { mebibytes } from './units';

const job = {
  repo: 'functionland/pinning-service',
  path: 'pinning-webui/server/services/deductionJob.ts',
  since: '2026-07-31',
} as const;

/** What a month of storage costs, in FULA as the pages print it. */
const monthly = (bytes: number, free: string, price: string) =>
  Math.round(((bytes - Number(free)) / 1024 ** 3) * Number(price)).toLocaleString('en-US');

const matches = /FREE_TIER_BYTES \|\| '(\d+)'[^]{0,200}?FULA_PER_GB_MONTH \|\| '([\d.]+)'/;

export const cloudPrice = {
  free: { ...job, matches, proves: (free: string) => mebibytes(free) },
  perMonth: {
    ...job,
    matches,
    proves: (_free: string, price: string) => `${price} FULA per GiB per month`,
  },
  hourly: { ...job, contains: 'billableGB * FULA_PER_GB_MONTH / HOURS_PER_MONTH' },
  gigabytes100: {
    ...job,
    matches,
    proves: (free: string, price: string) =>
      `${monthly(1e11, free, price)} FULA a month for 100 GB`,
  },
  terabyte: {
    ...job,
    matches,
    proves: (free: string, price: string) => `${monthly(1e12, free, price)} FULA a month for 1 TB`,
  },
} as const;
