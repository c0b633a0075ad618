/** Makes the words that pages print of the numbers in source code. */

export const gigabytes = (bytes: string) => `${Math.round(Number(bytes) / 1e9)} GB`;

/** Pages print gigabytes, which are smaller than the gibibytes in source code. */
export const gibibytes = (number: string) => gigabytes(String(Number(number) * 1024 ** 3));

export const mebibytes = (bytes: string) => `${Number(bytes) / 1024 ** 2} MiB`;

export const seconds = (number: string) => `${number} second${number === '1' ? '' : 's'}`;
