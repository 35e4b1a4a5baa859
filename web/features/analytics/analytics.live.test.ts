import type { InvoiceHead, Payment } from '@plenum/contract';
import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { course, eventFigures, report, share, weekly } from './analytics.live.ts';

const aPayment = { id: 1 } as Payment;

test('figures are what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain(
    {
      month: report.options('last-month'),
      share: share.options({ period: 'last-month', of: 'country', name: 'PT' }),
      event: eventFigures.options(1),
      course: course.options({ eventId: 1, day: '2026-10-24' }),
      weekly: weekly.options(),
    },
    [
      [
        ['analytics.counted', {}],
        ['month', 'share', 'event', 'course'],
      ],
      [['events.people_changed', { eventId: 1 }], ['course']],
      [['payments.payment_changed', { payment: aPayment }], ['month']],
      [['invoices.invoice_changed', { invoice: {} as InvoiceHead }], ['month']],
      [['analytics.weekly_changed', {}], ['weekly']],
    ],
  ));
