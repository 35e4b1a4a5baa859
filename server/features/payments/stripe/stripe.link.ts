import { addressOf, type Work } from '../../../platform/work.ts';
import { requireLinked } from '../ways/ways.links.ts';
import { beginCheckout } from './stripe.checkout.ts';

/** By whoever has the link to the page of a payer, who comes back to it. */
export async function beginByLink(work: Work, token: string): Promise<{ url: string }> {
  const page = `${addressOf(work.config)}/pay/${token}`;
  const linked = await requireLinked(work, token);
  return beginCheckout(work, linked, { paid: `${page}?back=paid`, left: page });
}
