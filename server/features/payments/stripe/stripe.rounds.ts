import { enqueue, type JobTable, waitsOutside } from '../../../platform/jobs/jobs.ts';
import type { Work } from '../../../platform/work.ts';
import type { Owing } from './stripe.checkout.ts';
import { closeCheckouts } from './stripe.close.ts';
import { lookAt, type Which } from './stripe.look.ts';
import { takeUndecided } from './stripe.queries.ts';
import { findRefunds } from './stripe.refunded.ts';
import { payBack } from './stripe.refund.ts';
import { findUntold, type Since } from './stripe.untold.ts';

const afterMs = 300_000;

/** Asks for what nobody told us the end of. */
export const askUndecided = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    const now = work.clock.now();
    const before = new Date(now.getTime() - afterMs);
    for (const { kind, ...which } of await takeUndecided(tx, { now, before })) {
      await enqueue(tx, kind === 'payment' ? 'payments.look' : 'payments.refund', which);
    }
  });

export const paymentsJobs = (work: Work): JobTable => ({
  'payments.look': waitsOutside((which: Which) => lookAt(work, which)),
  'payments.close': waitsOutside((owing: Owing) => closeCheckouts(work, owing)),
  'payments.refunds': waitsOutside((which: Which) => findRefunds(work, which)),
  'payments.untold': waitsOutside((since: Since) => findUntold(work, since)),
  'payments.refund': waitsOutside((which: Which) => payBack(work, which)),
});
