// @vitest-environment happy-dom
import { drawnPicture } from '@plenum/contract/kernel/drawn-picture.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonPicture } from './person-picture.tsx';

const drawn = (picture: string) => render(<PersonPicture name="Ada Sommer" picture={picture} />);

test.each([
  [48, '/api/files/pictures/a.webp?size=small'],
  [56, '/api/files/pictures/a.webp'],
])('at %i pixels it asks for no more than a screen can show', (size, address) => {
  const { container } = render(
    <PersonPicture name="Ada Sommer" picture="/api/files/pictures/a.webp" size={size} />,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe(address);
});

test('shows a picture of their own, and draws itself what is only drawn', () => {
  expect(drawn('/a.webp').container.querySelector('img')?.src).toMatch(/\/a\.webp$/);
  const { container } = drawn(drawnPicture('Ada Sommer'));
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('AS');
});
