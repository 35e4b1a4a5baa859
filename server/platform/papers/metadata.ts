interface More {
  /** An rdf:Description. */
  facts: string;
  /** Of the schemas that PDF/A wants told, one more. */
  schema: string;
}

const found = (pattern: RegExp, text: string): RegExpExecArray => {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The PDF is not as our typesetter writes it: no ${pattern.source}.`);
  return match;
};

/**
 * Says more about a PDF of ours than the typesetter knows to say: the object that tells what it is
 * stands once more at its end, and the table after it leads there. What was before stays as it is.
 */
export function withMetadata(pdf: Uint8Array, { facts, schema }: More): Uint8Array {
  // One byte is one sign, so that places in the text are places in the file.
  const text = Buffer.from(pdf).toString('latin1');
  const [, id = ''] = found(/\/Metadata (\d+) 0 R/, text);
  const start = found(new RegExp(`\\n${id} 0 obj\\n`), text).index + 1;
  const object = text.slice(start, text.indexOf('endobj', start));
  const [, told = ''] = found(/stream\n(<\?xpacket[^]*?)\nendstream/, object);
  const more = told
    .replace('</rdf:Bag></pdfaExtension:schemas>', `${schema}</rdf:Bag></pdfaExtension:schemas>`)
    .replace('</rdf:RDF>', `${facts}</rdf:RDF>`);
  const [, trailer = ''] = found(/\ntrailer\n<<([^]*?)>>\nstartxref\n/, text);
  const [, before = ''] = found(/startxref\n(\d+)\n%%EOF\s*$/, text);
  const body = text.endsWith('\n') ? text : `${text}\n`;
  const place = String(body.length).padStart(10, '0');
  const written = `${id} 0 obj\n<<\n  /Length ${more.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${more}\nendstream\nendobj\n`;
  const table = `xref\n${id} 1\n${place} 00000 n \ntrailer\n<<${trailer}  /Prev ${before}\n>>\nstartxref\n${body.length + written.length}\n%%EOF\n`;
  return Buffer.from(`${body}${written}${table}`, 'latin1');
}
