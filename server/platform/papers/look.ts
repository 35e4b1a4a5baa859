/** How every paper of ours looks; a template puts it behind `#let d`, which names its language. */
export const look = String.raw`
#let grey = rgb("#5a6275")
#let rule = rgb("#d5d9e3")
#set text(font: ("Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Hans", "NanumGothic", "Noto Emoji"), size: 9.5pt, lang: d.language, fill: rgb("#1c2333"))
#set par(leading: 0.55em, spacing: 0.75em)
#let words(t, ..style) = text(dir: if t.rtl { rtl } else { ltr }, ..style, t.text)
#let foot(body) = context {
  set text(fill: grey, size: 7.5pt)
  line(length: 100%, stroke: 0.5pt + rule)
  v(-0.4em)
  grid(
    columns: (1fr, auto),
    column-gutter: 8mm,
    body,
    d.pages.replace("{page}", str(here().page())).replace("{pages}", str(counter(page).final().first())),
  )
}
`;
