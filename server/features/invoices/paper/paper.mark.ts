import { withMetadata } from '../../../platform/papers/metadata.ts';

export const dataName = 'factur-x.xml';
const space = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const fields = {
  DocumentType: ['INVOICE', 'The type of the hybrid document in capital letters'],
  DocumentFileName: [dataName, 'The file name of the embedded invoice document'],
  Version: ['1.0', 'The actual version of the standard applying to the embedded invoice document'],
  ConformanceLevel: ['EN 16931', 'The conformance level of the embedded invoice document'],
} as const;

const facts = Object.entries(fields)
  .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('');
const properties = Object.entries(fields)
  .map(
    ([name, [, description]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('');

/** Says of a PDF/A that the invoice for machines is in it, as Factur-X asks. */
export const markedAsInvoice = (pdf: Uint8Array): Uint8Array =>
  withMetadata(pdf, {
    facts: `<rdf:Description rdf:about="" xmlns:fx="${space}">${facts}</rdf:Description>`,
    schema: `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${space}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li>`,
  });
