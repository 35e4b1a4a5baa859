/** How a mail looks on its own paper, whatever the page around it looks like. */
export const paperStyle = `
:root { color-scheme: light; background: #fff; }
body {
  margin: 0; padding: 16px; overflow: auto hidden; color: #171e2b; background: #fff;
  font: 14px/1.55 'Inter Variable', system-ui, sans-serif; overflow-wrap: anywhere;
}
body > :first-child { margin-block-start: 0; }
body > :last-child { margin-block-end: 0; }
p { margin: 0 0 0.9em; }
a { color: #3f47bd; }
a:focus-visible, summary:focus-visible { outline: 2px solid #4c56dd; outline-offset: 2px; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; }
h1 { font-size: 22px; }
img { max-width: 100%; height: auto; }
img:not([src]) {
  display: inline-block; min-width: 24px; min-height: 18px; padding: 2px 8px; border-radius: 6px;
  background: #f1f3f7; color: #566175; font-size: 12px;
}
table { max-width: 100%; font: inherit; }
pre { white-space: pre-wrap; }
blockquote {
  margin: 8px 0; padding-inline-start: 12px; border-inline-start: 3px solid #c9cfda; color: #434d60;
}
summary { width: fit-content; padding: 0 8px; border-radius: 999px; background: #f1f3f7;
  color: #566175; font-size: 12px; cursor: pointer; }
@media print { body { padding: 0; } }
`;
