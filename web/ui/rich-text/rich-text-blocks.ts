/** Longer texts are cut here when shown: nobody reads them, and a page must not hang. */
const longest = 200_000;

const hasKey = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

const textOf = (block: unknown) => (hasKey(block, 'text') ? String(block.text) : '');

/** Old clients store the state of their editor; its blocks carry the words. */
function draftBlocks(value: unknown): string[] | undefined {
  if (!hasKey(value, '_immutable') || !hasKey(value._immutable, 'currentContent')) return undefined;
  const content = value._immutable.currentContent;
  if (!hasKey(content, 'blockMap')) return undefined;
  const blocks = content.blockMap;
  return typeof blocks === 'object' && blocks !== null
    ? Object.values(blocks).map(textOf)
    : undefined;
}

export type RichText = { html: string } | { blocks: string[] };

/** Whatever JSON was stored: HTML to be cleaned, or plain blocks of text. Never throws. */
export function readRichText(value: unknown): RichText {
  if (value === null || value === undefined) return { blocks: [] };
  if (typeof value === 'string') return { html: value.slice(0, longest) };
  try {
    return { blocks: draftBlocks(value) ?? [JSON.stringify(value).slice(0, longest)] };
  } catch {
    return { blocks: [] };
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same for the editor, which takes HTML only. */
export function richTextAsHtml(value: unknown): string {
  const read = readRichText(value);
  return 'html' in read
    ? read.html
    : read.blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('');
}

export const isEmptyRichText = (value: unknown): boolean => {
  const read = readRichText(value);
  const text = 'html' in read ? read.html.replace(/<[^>]*>/g, '') : read.blocks.join('');
  return text.trim() === '';
};
