/** Characters of text in one file: enough to compress well, few enough for a phone to fetch a handful. */
const size = 8000;

/** Cuts the texts of all sections, in order, into files: the number of the first section, and the texts. */
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
