import { expect } from 'vitest';
import { test } from '../../setup/browser.ts';
import { roomFaults, widthFaults, zoomed } from '../../setup/look/narrow.ts';
import { everywhere, faultsOn } from '../../setup/look/screens.ts';

test.for(everywhere)(
  'screens %s can be read at twice the size',
  { timeout: 180_000 },
  async ([, screens, signIn], { open, expected }) => {
    expected.push(/status of 404/);
    const as = signIn && { as: await signIn() };
    const page = await open('/favicon.svg', { viewport: zoomed, ...as });
    const check = async () => [...(await widthFaults(page)), ...(await roomFaults(page))];
    expect(await faultsOn(page, screens, check)).toEqual([]);
  },
);
