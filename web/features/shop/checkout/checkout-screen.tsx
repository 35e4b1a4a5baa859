import { Button } from '@mantine/core';
import type { AddressInput, Checkout } from '@plenum/contract';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { AddressForm } from './address-form.tsx';
import { CheckoutCart } from './checkout-cart.tsx';
import { CheckoutPayment } from './checkout-payment.tsx';
import classes from './checkout-screen.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSums } from './checkout-sums.tsx';
import { deliveryTo } from '../shipping/shipping.delivery.ts';
import { checkout } from '../orders/orders.live.ts';
import type { CheckoutStep } from '../orders/orders.places.ts';
import { useCheckoutStep } from './use-checkout-step.ts';

/** From the cart to an order: what it is, where it goes, how it is paid. */
export function CheckoutScreen({ step }: { step: CheckoutStep }) {
  const t = useTranslations('orders.checkout');
  const query = useQuery(checkout.options());
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      {!data && (
        <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={5} />} />
      )}
      {data && data.cart.lines.length === 0 && <EmptyCart />}
      {data && data.cart.lines.length > 0 && <Steps checkout={data} step={step} />}
    </div>
  );
}

interface Destination {
  address: AddressInput;
  keepsAddress: boolean;
}

/** Nobody comes to a step before what it stands on: a cart that can be had, and an address. */
function Steps({ checkout: known, step }: { checkout: Checkout; step: CheckoutStep }) {
  const go = useCheckoutStep();
  const [destination, setDestination] = useState<Destination | null>(null);
  const { cart } = known;
  const delivery = destination ? deliveryTo(known, destination.address.country) : undefined;
  const reached = cart.isReady ? (destination ? step : firstOf(step)) : 'cart';
  return (
    <>
      <CheckoutSteps current={reached} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {reached === 'cart' && <CheckoutCart checkout={known} />}
          {reached === 'address' && (
            <AddressForm
              checkout={known}
              begun={destination}
              onDone={(chosen) => {
                setDestination(chosen);
                go('payment');
              }}
            />
          )}
          {reached === 'payment' && destination && (
            <CheckoutPayment checkout={known} delivery={delivery} {...destination} />
          )}
        </div>
        <CheckoutSums
          cart={cart}
          delivery={reached === 'payment' ? delivery : undefined}
          hasLines={reached !== 'cart'}
        >
          {reached === 'cart' && <GoOn isReady={cart.isReady && known.ways.length > 0} />}
        </CheckoutSums>
      </div>
    </>
  );
}

/** Without an address there is nothing to pay for yet. */
const firstOf = (step: CheckoutStep): CheckoutStep => (step === 'payment' ? 'address' : step);

function GoOn({ isReady }: { isReady: boolean }) {
  const t = useTranslations('orders.checkout');
  const go = useCheckoutStep();
  return (
    <Button fullWidth disabled={!isReady} onClick={() => go('address')}>
      {t('toAddress')}
    </Button>
  );
}

function EmptyCart() {
  const t = useTranslations('orders.checkout');
  return (
    <StateMessage
      icon={IconShoppingCart}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
          {t('toShop')}
        </Button>
      }
    />
  );
}
