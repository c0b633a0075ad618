/** The places that have most of the evidence. */

/** A file of the firmware. */
export const firmware = (file: string) =>
  ({ repo: 'functionland/fula-ota', path: `docker/fxsupport/linux/${file}` }) as const;

/** A file of a release of the firmware. */
export const v3114 = (file: string) => ({ ...firmware(file), release: 'v3.1.14' }) as const;
