/** Words as they may stand in an address; empty where none of their letters may. */
export const slugWords = (text: string, most = 60): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, most)
    .replace(/-$/, '');
