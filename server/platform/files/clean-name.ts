/** No path, no line break, nothing that turns the reading direction. */
export const cleanName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200) || 'file';
