/** What the words of a mail may be made of; all else goes, its text stays. */
export const tags =
  `a abbr b blockquote br caption center cite code col colgroup dd del div dl dt em
  h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strike strong sub sup table tbody td
  tfoot th thead tr u ul`.split(/\s+/);

/** Nothing in these is meant to be read. */
export const wordless = `script style textarea option noscript title template object embed applet
  iframe svg math xmp noembed noframes select audio video canvas`.split(/\s+/);

const size = /^\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)?$/;
const sizes =
  /^(\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)?|auto)( (\d{1,3}(\.\d{1,2})?(px|pt|em|rem|%)?|auto)){0,3}$/;
const colour = /^(#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{3,40}\))$/i;
const border =
  /^(\d{1,2}(\.\d{1,2})?px|thin|medium|thick|0|none)( (solid|dashed|dotted|double|none))?( (#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{3,40}\)))?$/i;
const words = (...all: string[]) => [new RegExp(`^(${all.join('|')})$`)];

/** No address, no place on the page, nothing that lies over something else. */
export const styles: Record<string, RegExp[]> = {
  color: [colour],
  'background-color': [colour],
  'text-align': words('left', 'right', 'center', 'justify', 'start', 'end'),
  'vertical-align': words('top', 'middle', 'bottom', 'baseline'),
  direction: words('ltr', 'rtl'),
  'font-weight': [/^([1-9]00|bold|normal)$/],
  'font-style': words('italic', 'normal'),
  'font-size': [
    /^(([6-9]|[1-6]\d)(\.\d{1,2})?(px|pt)|[0-3](\.\d{1,2})?(em|rem)|\d{2,3}%)$/,
    /^(x-)?(small|large)$/,
    /^medium$/,
  ],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'line-height': [/^\d(\.\d{1,3})?$/, size],
  'text-decoration': words('underline', 'line-through', 'none'),
  'white-space': words('normal', 'pre-wrap', 'nowrap'),
  'list-style-type': words(
    'disc',
    'circle',
    'square',
    'decimal',
    'lower-alpha',
    'upper-alpha',
    'none',
  ),
  'border-collapse': words('collapse', 'separate'),
  width: [size],
  'max-width': [size],
  margin: [sizes],
  padding: [sizes],
  border: [border],
  'border-top': [border],
  'border-bottom': [border],
  'border-left': [border],
  'border-right': [border],
  'border-radius': [size],
};
for (const side of ['top', 'bottom', 'left', 'right']) {
  styles[`margin-${side}`] = [size];
  styles[`padding-${side}`] = [size];
}
