import type { Order } from '@plenum/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import classes from './order-screen.module.css';
import { OrderState } from './order-state.tsx';

interface OrderFrameProps {
  query: UseQueryResult<Order>;
  /** Shown instead when there is no such order. */
  missing: ReactNode;
  Deeds: ComponentType<{ order: Order }>;
  children: (order: Order) => ReactNode;
}

/** The page of an order, whoever reads it. */
export function OrderFrame({ query, missing, Deeds, children }: OrderFrameProps) {
  const t = useTranslations('orders');
  const { data, error } = query;
  const title = data ? t('name', { number: data.number }) : t('loading');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {data && <OrderState state={data.state} />}
        {data && (
          <div className={classes.deeds}>
            <Deeds order={data} />
          </div>
        )}
      </header>
      {data ? (
        children(data)
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<FormSkeleton fields={6} />} />
      )}
    </div>
  );
}
