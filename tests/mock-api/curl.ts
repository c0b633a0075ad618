/** What a curl command sends. */
export interface CurlCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  data?: string;
  form: boolean;
}

/** Splits a shell command into words. Throws if a quote isn't closed. */
function shellWords(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < command.length; at += 1) {
    const sign = command[at]!;
    if (quote) {
      if (sign === quote) quote = '';
      else if (sign === '\\' && quote === '"') word += command[(at += 1)] ?? '';
      else word += sign;
    } else if (sign === "'" || sign === '"') {
      quote = sign;
      word ??= '';
    } else if (sign === '\\') {
      const next = command[(at += 1)] ?? '';
      if (next !== '\n') word = (word ?? '') + next;
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + sign;
  }
  if (quote) throw new Error(`a ${quote} is never closed`);
  if (word !== undefined) words.push(word);
  return words;
}

const taking = new Set([
  '--data-urlencode',
  '-o',
  '--output',
  '-m',
  '--max-time',
  '-u',
  '--user',
  '-w',
  '--write-out',
  '-D',
  '--dump-header',
]);

/** Parses a curl command. Throws if it isn't one or has no URL. */
export function parseCurl(command: string): CurlCall {
  const [program, ...words] = shellWords(command.replace(/\s[|>].*$/s, ''));
  if (program !== 'curl') throw new Error(`"${program}" is not curl`);
  const call: CurlCall = { method: '', url: '', headers: {}, form: false };
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-X' || word === '--request') call.method = words.shift() ?? '';
    else if (word === '-H' || word === '--header') {
      const [name = '', ...value] = (words.shift() ?? '').split(': ');
      call.headers[name.toLowerCase()] = value.join(': ');
    } else if (/^(-d|--data(-raw|-binary)?|--json)$/.test(word)) call.data = words.shift();
    else if (word === '-F' || word === '--form') {
      call.form = true;
      words.shift();
    } else if (word === '-G' || word === '--get') call.method = 'GET';
    else if (taking.has(word)) words.shift();
    else if (!word.startsWith('-')) call.url = word;
  }
  if (!call.url) throw new Error('no URL');
  call.method ||= call.data !== undefined || call.form ? 'POST' : 'GET';
  return call;
}

/** The curl commands in the shell code blocks of a page. */
export function curlsIn(source: string): string[] {
  const fences = [...source.matchAll(/^ *```(?:bash|sh)[^\n]*\n([\s\S]*?)^ *```/gm)].map(
    (match) => match[1] ?? '',
  );
  return fences.flatMap((fence) =>
    [
      ...fence
        .replace(/\\\n\s*/g, ' ')
        .matchAll(/(?:^|\n|\||\$\()\s*(curl\s(?:'[^']*'|"(?:\\.|[^"])*"|[^\n'"])*)/g),
    ].map((match) => match[1]!.trim()),
  );
}
