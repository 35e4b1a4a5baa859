import sanitize from 'sanitize-html';

const link = (_name: string, { href }: sanitize.Attributes): sanitize.Tag => ({
  tagName: 'a',
  attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer nofollow' },
});

const tags = 'p br b strong i em u s a ul ol li h1 h2 h3 h4 blockquote code pre div span'.split(
  ' ',
);

const rules: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: link },
  nestingLimit: 50,
};

/** Words with their form; no picture, no style, nothing that runs. */
export const cleanWords = (html: string): string => sanitize(html, rules);

const ourPicture = /^\/api\/files\/pictures\/[A-Za-z0-9_-]{22}\.webp$/;

/** The same with pictures that lie with us: no other server learns who reads. */
export const cleanArticle = (html: string): string =>
  sanitize(html, {
    ...rules,
    allowedTags: [...tags, 'img'],
    allowedAttributes: { ...rules.allowedAttributes, img: ['src', 'alt'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ourPicture.test(attribs['src'] ?? ''),
  });
