const blocks = new Set(
  `address blockquote center dd div dl dt h1 h2 h3 h4 h5 h6 hr ol p pre table tr ul caption`.split(
    /\s+/,
  ),
);

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** For programs that show no HTML. Of what was cleaned: whole tags, and no sign but those four. */
export function textOf(clean: string): string {
  return clean
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/<([^<>]*)>/g, (_tag, inside: string) => wordsOf(inside))
    .replace(/&(lt|gt|quot|amp);/g, (_sign, name: string) => signs[name] ?? '')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What stands in the place of a tag. */
function wordsOf(tag: string): string {
  const name = /^\/?[a-z]+\d?/.exec(tag)?.[0] ?? '';
  if (name === 'br') return '\n';
  if (name === 'li') return '\n- ';
  if (name === 'img') return / alt="([^"]+)"/.exec(tag)?.[1] ?? '';
  if (name === '/td' || name === '/th') return ' ';
  return blocks.has(name.replace('/', '')) ? '\n' : '';
}
