// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { deviceSettings } from '../device-settings.ts';
import { applyLook, look } from './look.ts';

beforeEach(() => {
  look.skin.set('semi-dark');
  look.navbar.set('sticky');
  deviceSettings.colourScheme.set('auto');
  deviceSettings.direction.set('ltr');
});

test('what a person has not chosen stays as it is on the device', () => {
  deviceSettings.direction.set('rtl');
  applyLook({ navbar: 'floating' });
  expect(look.navbar.get()).toBe('floating');
  expect(look.skin.get()).toBe('semi-dark');
  expect(deviceSettings.direction.get()).toBe('rtl');
});

test('the dark skin is the dark colour scheme, over the skin of the light one', () => {
  look.skin.set('bordered');
  applyLook({ skin: 'dark' });
  expect(deviceSettings.colourScheme.get()).toBe('dark');
  expect(look.skin.get()).toBe('bordered');
});
