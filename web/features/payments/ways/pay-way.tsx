import type { OfferedWay, TransferDetails } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { CheckoutButton, type Owed } from '../stripe/checkout-button.tsx';
import classes from './pay-way.module.css';
import { PayTransfer } from './pay-transfer.tsx';

export interface PayWayProps {
  way: OfferedWay;
  owed: Owed;
  transfer: TransferDetails | null;
  /** At the provider: where its page is. */
  begin: () => Promise<string>;
}

/** One way to pay what is left, wherever that is asked for. */
export function PayWay({ way: { way, words }, owed, transfer, begin }: PayWayProps) {
  const t = useTranslations('payments');
  const say = useWords();
  const said = say(words);
  return (
    <section className={classes.way}>
      <h2>{t(`ways.${way}`)}</h2>
      {said && (
        <p className={classes.words} dir="auto">
          {said}
        </p>
      )}
      {way === 'transfer' && transfer && <PayTransfer transfer={transfer} />}
      {way === 'stripe' && <CheckoutButton owed={owed} begin={begin} />}
      {way === 'on_site' && !said && <p className={classes.soft}>{t('pay.onSite')}</p>}
    </section>
  );
}
