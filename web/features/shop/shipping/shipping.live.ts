import type { Shipping } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readShipping } from './shipping.api.ts';

export const shipping = liveAnswer<Shipping>({
  key: ['shop', 'shipping'],
  read: (_, signal) => readShipping(signal),
  told: () => ({
    'shop.shipping_changed': () => readAgain(),
    'invoices.settings_changed': () => readAgain(),
  }),
});
