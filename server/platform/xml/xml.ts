const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** XML has no place for most control signs, not even escaped. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

type Attributes = Readonly<Record<string, string | number>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** An element around words. */
export const leaf = (name: string, words: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escaped(words)}</${name}>`;

/** An element around elements. */
export const branch = (
  name: string,
  inside: readonly string[],
  attributes: Attributes = {},
): string => `<${name}${attributesOf(attributes)}>\n${inside.join('\n')}\n</${name}>`;
