/** Words of src/data/troubleshooter.yaml without their marks. */
export const plain = (words: string): string => words.replace(/`|\*\*|\b_|_\b/g, '');
