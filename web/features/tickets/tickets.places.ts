/** Where everyone books, with a code in it or without. */
export const bookingAddress = (slug: string, code?: string): string =>
  `${location.origin}/e/${slug}/register${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;

/** What somebody pastes into their own site: what is sold there needs no script of theirs nor of ours. */
export function frameCode(slug: string, title: string): string {
  const name = title.replace(/[&"<]/g, (sign) => `&#${sign.codePointAt(0)};`);
  return `<iframe src="${location.origin}/api/e/${slug}/frame" title="${name}" loading="lazy" width="100%" height="520" style="border: 0"></iframe>`;
}
