import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './checkout-steps.module.css';
import { type CheckoutStep, checkoutSteps } from '../orders/orders.places.ts';

/** Where one is, and the way back; what lies ahead is reached by doing it. */
export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const t = useTranslations('orders.checkout.steps');
  const here = checkoutSteps.indexOf(current);
  return (
    <nav aria-label={t('label')}>
      <ol className={classes.steps}>
        {checkoutSteps.map((step, place) => (
          <li
            key={step}
            className={classes.step}
            data-state={place < here ? 'done' : place === here ? 'here' : 'ahead'}
            aria-current={place === here ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {place < here ? <IconCheck size={14} /> : place + 1}
            </span>
            {place < here ? (
              <Link to="/apps/ecommerce/checkout" search={step === 'cart' ? {} : { step }}>
                {t(step)}
              </Link>
            ) : (
              t(step)
            )}
          </li>
        ))}
        <li className={classes.step} data-state="ahead">
          <span className={classes.mark} aria-hidden>
            {checkoutSteps.length + 1}
          </span>
          {t('done')}
        </li>
      </ol>
    </nav>
  );
}
