import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/New_York', 'US'],
  ['UTC', ''],
  ['Etc/GMT+5', ''],
  ['Mars/Olympus', ''],
  ['<script>', ''],
  ['', ''],
])('the clocks of %s are those of %s', (zone, country) => {
  expect(countryOf(zone)).toBe(country);
});
