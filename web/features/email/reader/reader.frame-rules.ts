/** What may stand in a shown mail. The server has cleaned it by the same list; here it is held to it again. */
export const shownTags = new Set(
  `A ABBR B BLOCKQUOTE BR CAPTION CENTER CITE CODE COL COLGROUP DD DEL DIV DL DT EM H1 H2 H3 H4 H5
  H6 HR I IMG INS LI OL P PRE Q S SMALL SPAN STRIKE STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR
  U UL`.split(/\s+/),
);

/** Nothing in these is meant to be read; of any other tag the words stay. */
export const wordlessTags = new Set(
  `SCRIPT STYLE TEXTAREA OPTION SELECT NOSCRIPT TITLE TEMPLATE OBJECT EMBED APPLET IFRAME FRAME
  FRAMESET SVG MATH XMP NOEMBED NOFRAMES AUDIO VIDEO CANVAS HEAD`.split(/\s+/),
);

const cells = { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/, align: /^\w+$/, valign: /^\w+$/ };

/** Attributes by tag, and what their values look like. */
export const shownAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  IMG: { width: /^\d{1,4}$/, height: /^\d{1,4}$/, alt: /^[^]*$/ },
  OL: { start: /^-?\d{1,6}$/ },
  TABLE: {
    align: /^\w+$/,
    width: /^\d{1,4}%?$/,
    cellpadding: /^\d{1,3}$/,
    cellspacing: /^\d{1,3}$/,
  },
  TD: { ...cells, width: /^\d{1,4}%?$/ },
  TH: { ...cells, width: /^\d{1,4}%?$/ },
};

/** No place on the page, nothing that lies over something else. */
export const shownStyles = new Set(
  `color background-color text-align vertical-align direction font-weight font-style font-size
  font-family line-height text-decoration white-space list-style-type border-collapse width
  max-width margin margin-top margin-bottom margin-left margin-right padding padding-top
  padding-bottom padding-left padding-right border border-top border-bottom border-left border-right
  border-radius`.split(/\s+/),
);

/** Colours, sizes, names: nothing that asks for something elsewhere or escapes into other signs. */
export const harmlessValue = (value: string): boolean =>
  value.length <= 200 &&
  !/[\\@{}<>]|\/\*|url|image|expression|attr\s*\(|var\s*\(|env\s*\(|-moz-binding|behavior/i.test(
    value,
  );
