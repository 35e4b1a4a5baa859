import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';

/** Elements by their names, attributes by theirs behind `@_`, all without the prefixes of namespaces. */
export type XmlNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
});

export const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of an element there may be none, one or several; one with nothing but words becomes a node too. */
export const nodesOf = (value: unknown): XmlNode[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) =>
    isNode(one) ? one : { '#text': one },
  );

/** The words of an element or an attribute, empty where there are none. */
export function textAt(node: XmlNode, name: string): string {
  const value = node[name];
  const found = isNode(value) ? value['#text'] : value;
  return typeof found === 'string' ? found.trim() : '';
}

/** Null for what is no XML. Nobody's file needs a document type, and what one can do to a reader nobody wants. */
export function readXml(content: string): XmlNode | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(content)) return null;
  try {
    SyntaxValidator.validate(content);
  } catch {
    return null;
  }
  const root: unknown = parser.parse(content);
  return isNode(root) ? root : null;
}
