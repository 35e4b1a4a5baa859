import { StripeDouble } from './stripe-double.ts';
import { doubleKeys, tellAt } from './stripe-double-words.ts';

/** The stand-in for Stripe in development, for whoever clicks all of the way through. */
const [hook = ''] = process.argv.slice(2);
const double = new StripeDouble();
if (hook) double.onEvent = tellAt(hook);
const address = await double.listen(12_111);
const events = hook ? `Events go to ${hook}` : 'Events go nowhere: name the address for them.';
process.stdout.write(`Stand-in for Stripe: STRIPE_API=${address}
Keys: ${doubleKeys.secretKey} and ${doubleKeys.hookSecret}
${events}
`);
