/**
 * The last values of what figures.ts lists, and the day of each. Written by `npm run measure`; nobody edits it.
 */
export interface Measured {
  readonly value: number;
  readonly on: string;
}

export const measured: Readonly<Record<string, Measured>> = {
  textScripts: { value: 119.3, on: '2026-11-22' },
  textBytes: { value: 144.7, on: '2026-11-22' },
  anyScripts: { value: 125, on: '2026-11-22' },
  requests: { value: 6, on: '2026-11-22' },
  referenceScripts: { value: 3380, on: '2026-11-22' },
  codeBytes: { value: 0.8, on: '2026-11-22' },
  searchTop3: { value: 97.297, on: '2026-11-22' },
  searchTypos: { value: 100, on: '2026-11-22' },
  searchBytes: { value: 90.004, on: '2026-11-22' },
  searchFirst: { value: 1574.7, on: '2026-11-21' },
  searchLater: { value: 91.9, on: '2026-11-21' },
  offlinePaint: { value: 2384, on: '2026-11-22' },
  clickDepth: { value: 3, on: '2026-11-22' },
  axeRuns: { value: 538, on: '2026-11-22' },
  axeFound: { value: 0, on: '2026-11-22' },
  contrast: { value: 4.573, on: '2026-11-22' },
  sideways: { value: 0, on: '2026-11-22' },
  faultsTried: { value: 86, on: '2026-11-22' },
  faultsLost: { value: 0, on: '2026-11-22' },
  policyBroken: { value: 0, on: '2026-11-22' },
  picturesChanged: { value: 0, on: '2026-11-22' },
  testTime: { value: 1075.966, on: '2026-11-22' },
  lighthouse: { value: 84, on: '2026-11-21' },
  largestPaint: { value: 1125.704, on: '2026-11-21' },
  blocking: { value: 655, on: '2026-11-21' },
  blockingReference: { value: 400.5, on: '2026-11-21' },
  shift: { value: 0, on: '2026-11-21' },
  click: { value: 687.8, on: '2026-11-21' },
  buildTime: { value: 18.666, on: '2026-11-20' },
  buildMemory: { value: 1203.473, on: '2026-11-20' },
};
