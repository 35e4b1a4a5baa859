import { randomBytes } from 'node:crypto';
import type { View } from '@plenum/contract';

export const aView = (other: Partial<View> = {}): View => ({
  key: randomBytes(16).toString('hex'),
  screen: 'event',
  secondsAgo: 0,
  ...other,
});

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
