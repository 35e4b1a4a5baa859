/** The colours are those of the app; a page that stands within another one takes none of its sheets. */
export const frameStyle = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
:root[data-look="light"] { color-scheme: light; }
:root[data-look="dark"] { color-scheme: dark; }
body { margin: 0; padding: 16px; background: light-dark(#fff, #1b2030); color: light-dark(#171e2b, #e8eaf1); }
main { max-width: 640px; margin: 0 auto; }
h1 { margin: 0; font-size: 20px; line-height: 1.3; }
h2 { margin: 0; font-size: 16px; line-height: 1.4; }
h1, h2, p { overflow-wrap: anywhere; }
p { margin: 0; }
ul { margin: 16px 0 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between;
  padding: 12px 0; border-block-start: 1px solid light-dark(#e4e7ee, #2c3346); }
li > div { flex: 1 1 220px; min-width: 0; }
.soft { color: light-dark(#566175, #a3acbd); }
.few { color: light-dark(#92400e, #f5c06b); }
.price { font-weight: 600; }
a { color: light-dark(#3f47bd, #b3bdff); }
a.deed { display: inline-flex; align-items: center; min-height: 36px; padding: 0 16px; border-radius: 6px;
  background: light-dark(#4c56dd, #8793ff); color: light-dark(#fff, #12162a); font-weight: 600; text-decoration: none; }
a.calm { background: none; border: 1px solid light-dark(#8b94a5, #6d7791); color: inherit; }
a:focus-visible { outline: 2px solid light-dark(#4c56dd, #8793ff); outline-offset: 2px; }
.all { margin-block-start: 16px; }
`;
