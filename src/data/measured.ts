/**
 * The last values of what figures.ts lists, and the day of each. Written by `npm run measure`; nobody edits it.
 */
export interface Measured {
  readonly value: number;
  readonly on: string;
}

export const measured: Readonly<Record<string, Measured>> = {
  textScripts: { value: 119.3, on: '2026-11-21' },
  textBytes: { value: 144.8, on: '2026-11-21' },
  anyScripts: { value: 125.1, on: '2026-11-21' },
  requests: { value: 6, on: '2026-11-21' },
  referenceScripts: { value: 3380, on: '2026-11-21' },
  codeBytes: { value: 0.7, on: '2026-11-21' },
  searchTop3: { value: 97.297, on: '2026-11-21' },
  searchTypos: { value: 100, on: '2026-11-21' },
  searchBytes: { value: 89.853, on: '2026-11-21' },
  searchFirst: { value: 1574.7, on: '2026-11-21' },
  searchLater: { value: 91.9, on: '2026-11-21' },
  offlinePaint: { value: 2256, on: '2026-11-21' },
  clickDepth: { value: 3, on: '2026-11-21' },
  axeRuns: { value: 538, on: '2026-11-21' },
  axeFound: { value: 0, on: '2026-11-21' },
  contrast: { value: 4.801, on: '2026-11-21' },
  sideways: { value: 0, on: '2026-11-21' },
  faultsTried: { value: 86, on: '2026-11-21' },
  faultsLost: { value: 0, on: '2026-11-21' },
  policyBroken: { value: 0, on: '2026-11-21' },
  picturesChanged: { value: 0, on: '2026-11-21' },
  lighthouse: { value: 84, on: '2026-11-21' },
  largestPaint: { value: 1125.704, on: '2026-11-21' },
  blocking: { value: 655, on: '2026-11-21' },
  blockingReference: { value: 400.5, on: '2026-11-21' },
  shift: { value: 0, on: '2026-11-21' },
  click: { value: 687.8, on: '2026-11-21' },
  buildTime: { value: 18.666, on: '2026-11-20' },
  buildMemory: { value: 1203.473, on: '2026-11-20' },
};
