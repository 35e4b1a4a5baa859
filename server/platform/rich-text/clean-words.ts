import sanitize from 'sanitize-html';

const link = (_name: string, { href }: sanitize.Attributes): sanitize.Tag => ({
  tagName: 'a',
  attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer nofollow' },
});

const tags = 'p br b strong i em u s a ul ol li h1 h2 h3 h4 blockquote code pre div span'.split(
  ' ',
);

/** Words with their form; no picture, no style, nothing that runs. */
export const cleanWords = (html: string): string =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: link },
    nestingLimit: 50,
  });
