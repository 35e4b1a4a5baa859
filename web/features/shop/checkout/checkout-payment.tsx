import '../../../ui/styles/radios.css';
import { Button, Radio } from '@mantine/core';
import type { AddressInput, Checkout, OrderInput, BuyingWay, ShopDelivery } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { newKey } from '../../../platform/new-key.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { AddressLines } from '../orders/address-lines.tsx';
import classes from './checkout-payment.module.css';
import { beginPaying, placeOrder } from '../orders/orders.api.ts';
import { useCheckoutStep } from './use-checkout-step.ts';
import { useOrderProblemText } from '../orders/use-order-problem-text.ts';

interface CheckoutPaymentProps {
  checkout: Checkout;
  /** Left out: nothing goes where the address is. */
  delivery: ShopDelivery | undefined;
  address: AddressInput;
  keepsAddress: boolean;
}

export function CheckoutPayment(props: CheckoutPaymentProps) {
  const { checkout, delivery, address, keepsAddress } = props;
  const t = useTranslations('orders.checkout');
  const go = useCheckoutStep();
  const problemText = useOrderProblemText();
  const { mark, termDays } = checkout;
  const ways = checkout.ways.filter(({ way }) => (way === 'free') === (delivery?.gross === 0));
  const [chosen, setChosen] = useState<BuyingWay>();
  const say = useWords();
  const way = (ways.find((one) => one.way === chosen) ?? ways[0])?.way;
  const { mutate, isPending, error } = usePlacing();
  return (
    <>
      {!delivery && <Notice tone="warning">{t('notShippedThere')}</Notice>}
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <Panel hasRoom title={t('steps.payment')}>
        <div className={classes.body}>
          <Radio.Group
            label={t('way')}
            value={way ?? ''}
            onChange={(next) => setChosen(ways.find((one) => one.way === next)?.way)}
          >
            <div className={classes.ways}>
              {ways.map(({ way: one, words }) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`ways.${one}`)}
                  description={say(words) || t(`wayHints.${one}`, { days: termDays })}
                />
              ))}
            </div>
          </Radio.Group>
          <section className={classes.address}>
            <h3>{t('addressTitle')}</h3>
            <AddressLines address={address} />
            <Button size="compact-sm" variant="default" onClick={() => go('address')}>
              {t('changeAddress')}
            </Button>
          </section>
          <p className={classes.hint}>{t('binding')}</p>
          <div className={classes.go}>
            <Button
              disabled={!way || !delivery}
              loading={isPending}
              onClick={() => way && mutate({ mark, way, address, keepsAddress })}
            >
              {t(way === 'free' ? 'orderFree' : 'order')}
            </Button>
          </div>
        </div>
      </Panel>
    </>
  );
}

/** The key is the same with every try: what arrived but was not answered is not ordered twice. */
function usePlacing() {
  const navigate = useNavigate();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: async (input: OrderInput) => {
      const { id } = await placeOrder(input, key);
      // What cannot be begun now is begun on the page of the order.
      const url = input.way === 'stripe' ? await beginPaying(id).catch(() => null) : null;
      return { id, url };
    },
    onSuccess: ({ id, url }) => {
      if (url !== null) return globalThis.location.assign(url);
      return navigate({
        to: '/apps/ecommerce/orders/$id',
        params: { id: String(id) },
        search: { new: 'yes' },
        replace: true,
      });
    },
  });
}
