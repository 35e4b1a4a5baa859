import { describe, expect, test } from 'vitest';
import { videoOf } from './video-of.ts';

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

describe('a player without cookies shows', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ])('%s', (address) => {
    expect(videoOf(address)).toEqual({ kind: 'player', host: 'YouTube', src: player });
  });

  test.each([
    ['https://vimeo.com/76979871', '76979871?autoplay=1'],
    ['https://player.vimeo.com/video/76979871', '76979871?autoplay=1'],
    ['https://vimeo.com/76979871/8272103f6e', '76979871?h=8272103f6e&autoplay=1'],
  ])('%s', (address, place) => {
    const src = `https://player.vimeo.com/video/${place}`;
    expect(videoOf(address)).toEqual({ kind: 'player', host: 'Vimeo', src });
  });
});

test.each([
  ['https://cdn.example/film.mp4?x=1', 'file'],
  ['http://cdn.example/film.mp4', 'link'],
  ['https://www.youtube.com/@someone', 'link'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'link'],
  ['https://vimeo.com/channels/staffpicks', 'link'],
])('%s is a %s', (address, kind) => {
  expect(videoOf(address)).toMatchObject({ kind });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])('%s is nothing', (address) => {
  expect(videoOf(address)).toBeNull();
});
