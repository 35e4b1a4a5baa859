import { Button } from '@mantine/core';
import type { StatementPlan } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { ColumnFields } from './column-fields.tsx';
import classes from './import-drawer.module.css';
import { SampleTable } from './sample-table.tsx';
import type { Picked } from './use-picked-statement.ts';

/** What the file would bring, before it does. */
export function ImportLook({ picked }: { picked: Picked }) {
  const t = useTranslations('payments.statements.import');
  const problemText = usePaymentProblemText();
  const { file, plan, look, bring } = picked;
  return (
    <>
      <div className={classes.head}>
        <h3>
          <bdi>{file?.name}</bdi>
        </h3>
        <Button variant="default" size="xs" disabled={bring.isPending} onClick={picked.another}>
          {t('another')}
        </Button>
      </div>
      {bring.error && <Notice tone="danger">{problemText(bring.error)}</Notice>}
      {look.error && (
        <ErrorState
          title={t('failed')}
          text={problemText(look.error)}
          isRetrying={look.isFetching}
          onRetry={() => void look.refetch()}
        />
      )}
      {!plan && !look.error && <LinesSkeleton lines={6} />}
      {plan && <Plan picked={picked} plan={plan} />}
    </>
  );
}

function Plan({ picked, plan }: { picked: Picked; plan: StatementPlan }) {
  const t = useTranslations('payments.statements.import');
  const { columns, heads, sample, faults, counts } = plan;
  return (
    <>
      {columns && (
        <ColumnFields
          heads={heads}
          columns={picked.columns ?? columns}
          onChange={picked.setColumns}
        />
      )}
      <section className={classes.part} aria-busy={picked.look.isFetching}>
        <h4>{t('sample')}</h4>
        {sample.length > 0 ? (
          <SampleTable sample={sample} />
        ) : (
          <p className={classes.quiet}>{t('none')}</p>
        )}
      </section>
      {faults.length > 0 && (
        <section className={classes.part}>
          <h4>{t('faults', { count: counts.faulty })}</h4>
          <ul className={classes.faults}>
            {faults.map(({ row, code, value }) => (
              <li key={row}>
                {t('fault', { row, says: t(`codes.${code}`) })} <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.foot}>
        <p>{t('counts', { ...counts })}</p>
        <Button
          loading={picked.bring.isPending}
          disabled={counts.fresh === 0 || picked.look.isFetching}
          onClick={picked.bringIn}
        >
          {t('go', { count: counts.fresh })}
        </Button>
      </div>
    </>
  );
}
