/** Letters that a PDF without fonts of its own can show. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A PDF of one page with a heading and a few lines. */
export function leaflet(heading: string, lines: readonly string[]): Uint8Array {
  const rows = lines.map((line) => `0 -20 Td (${plain(line)}) Tj`);
  const page = `BT /F 24 Tf 72 740 Td (${plain(heading)}) Tj /F 12 Tf 0 -16 Td ${rows.join('\n')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj${body}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** Words in lines that fit the page. */
export function inLines(words: string, most = 84): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < most) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines;
}
