export type Coding = 'br' | 'gzip' | 'plain';

const accepts = (header: string | undefined, coding: string) =>
  header?.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  }) ?? false;

const known = new Map<string, Coding>();
const mostKnown = 100;

/** The smallest that a reader takes. Browsers say it in few ways: each is read once. */
export function codingFor(header = ''): Coding {
  const before = known.get(header);
  if (before) return before;
  const coding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'plain';
  if (known.size < mostKnown) known.set(header, coding);
  return coding;
}
