/** Where everyone books, with a code in it or without. */
export const bookingAddress = (slug: string, code?: string): string =>
  `${location.origin}/e/${slug}/register${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;
