import { expect, test } from 'vitest';
import { bannerSources, smallOf } from './picture-sizes.ts';

const ours = '/api/files/pictures/AAAAAAAAAAAAAAAAAAAAAA.webp';

test('what we keep has a small one, what others keep has not', () => {
  expect(smallOf(ours)).toBe(`${ours}?size=small`);
  expect(smallOf('https://example.com/a.png')).toBe('https://example.com/a.png');
  expect(bannerSources(ours, '100vw')).toEqual({
    src: ours,
    srcSet: `${ours}?size=small 800w, ${ours} 1600w`,
    sizes: '100vw',
  });
  expect(bannerSources('https://example.com/a.png', '100vw')).toEqual({
    src: 'https://example.com/a.png',
  });
});
