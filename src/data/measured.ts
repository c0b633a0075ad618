/**
 * The last values of what figures.ts lists, and the day of each. Written by `npm run measure`; nobody edits it.
 */
export interface Measured {
  readonly value: number;
  readonly on: string;
}

export const measured: Readonly<Record<string, Measured>> = {
  textScripts: { value: 119.3, on: '2026-11-20' },
  textBytes: { value: 145.5, on: '2026-11-20' },
  anyScripts: { value: 125, on: '2026-11-20' },
  requests: { value: 8, on: '2026-11-20' },
  referenceScripts: { value: 3329, on: '2026-11-20' },
  codeBytes: { value: 0.7, on: '2026-11-20' },
  searchTop3: { value: 97.297, on: '2026-11-20' },
  searchTypos: { value: 100, on: '2026-11-20' },
  searchBytes: { value: 89.899, on: '2026-11-20' },
  searchFirst: { value: 1450, on: '2026-11-20' },
  searchLater: { value: 41.6, on: '2026-11-20' },
  offlinePaint: { value: 2076, on: '2026-11-20' },
  clickDepth: { value: 3, on: '2026-11-20' },
  lighthouse: { value: 96, on: '2026-11-20' },
  largestPaint: { value: 1201.172, on: '2026-11-20' },
  blocking: { value: 211.5, on: '2026-11-20' },
  blockingReference: { value: 174.5, on: '2026-11-20' },
  shift: { value: 0, on: '2026-11-20' },
  click: { value: 450.6, on: '2026-11-20' },
  buildTime: { value: 18.666, on: '2026-11-20' },
  buildMemory: { value: 1203.473, on: '2026-11-20' },
};
