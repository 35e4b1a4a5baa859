import { readFileSync } from 'node:fs';

const gap = 12;

/** All pictures of a look on one page, as small as they can still be read. */
export async function sheet(browser, { pictures, size, file }) {
  const [columns, width] = size.height > size.width ? [12, 240] : [6, 480];
  const figures = pictures.map(({ name, file: taken }) => {
    const source = `data:image/png;base64,${readFileSync(taken).toString('base64')}`;
    return `<figure><img src="${source}" width="${width}"><figcaption>${name}</figcaption></figure>`;
  });
  const viewport = { width: columns * (width + gap) + gap, height: 800 };
  const window = await browser.newPage({ viewport });
  await window.setContent(`<style>
    body { margin: ${gap}px; display: grid; gap: ${gap}px; background: #eceef1;
           grid-template-columns: repeat(${columns}, ${width}px); font: 15px sans-serif }
    figure { margin: 0 }
    img { display: block }
    figcaption { padding-block: 4px }
  </style>${figures.join('')}`);
  await window.screenshot({ path: file, type: 'jpeg', quality: 72, fullPage: true });
  await window.close();
}
