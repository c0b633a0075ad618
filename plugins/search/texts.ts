/** Characters in one file. Longer files compress better; shorter ones load faster on a phone. */
const size = 8000;

/** Divides the texts of all sections into files, each with the number of its first section. */
export function cut(texts: readonly string[]): { first: number; sections: string[] }[] {
  const files: { first: number; sections: string[] }[] = [];
  let length = Infinity;
  texts.forEach((text, at) => {
    if (length + text.length > size) {
      files.push({ first: at, sections: [] });
      length = 0;
    }
    files.at(-1)!.sections.push(text);
    length += text.length;
  });
  return files;
}
