/** What the list says is to come next: which part of which segment, and which part of all. */
export interface Known {
  segment: number;
  part: number;
  next: number;
}

/** Everybody gets the same one: it is read once. */
function readOnce<T>(read: (list: string) => T): (list: string) => T {
  let last: { list: string; read: T } | null = null;
  return (list) => {
    if (last?.list !== list) last = { list, read: read(list) };
    return last.read;
  };
}

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

export const partsIn = readOnce((list): Known => {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(list)?.[1]);
  const next = Number(/#EXT-X-PRELOAD-HINT:.*URI="pieces\/(\d+)\//.exec(list)?.[1]);
  const open = list.slice(list.lastIndexOf('#EXTINF'));
  return {
    segment: first + countOf(list, /^#EXTINF/gm),
    part: countOf(open, /^#EXT-X-PART:/gm),
    next,
  };
});

export const segmentsIn = readOnce((list): string[] =>
  [...list.matchAll(/^pieces\/\d+\/\d+$/gm)].map(([path]) => path),
);
