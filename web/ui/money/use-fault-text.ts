import type { PaymentFault } from '@plenum/contract';
import { useTranslations } from 'use-intl';

/** Why a payment came to nothing: what a provider says, in the reader's language where it can be; else as it was written. */
export function useFaultText(): (why: string) => string {
  const t = useTranslations('payments.faults');
  return (why) => (t.has(why as PaymentFault) ? t(why as PaymentFault) : why);
}
