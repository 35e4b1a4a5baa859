const blocks = new Set(
  `address blockquote center dd div dl dt h1 h2 h3 h4 h5 h6 hr ol p pre table tr ul caption`.split(
    /\s+/,
  ),
);

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** For programs that show no HTML. Of what was cleaned: whole tags, and no sign but those four. */
export function textOf(clean: string): string {
  const marked = clean
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/<br[^>]*>/g, '\n')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<img[^>]* alt="([^"]+)"[^>]*>/g, '$1')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<\/?([a-z]+\d?)[^>]*>/g, (_tag, name: string) => (blocks.has(name) ? '\n' : ''));
  return marked
    .replace(/&(lt|gt|quot|amp);/g, (_sign, name: string) => signs[name] ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
