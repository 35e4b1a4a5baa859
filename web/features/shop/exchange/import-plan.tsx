import { Button } from '@mantine/core';
import type { ProductImportPlan } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import classes from './import-drawer.module.css';
import { useImportProblemText } from './use-import-problem-text.ts';

interface ImportPlanProps {
  name: string;
  plan: ProductImportPlan;
  isBusy: boolean;
  problem: Error | null;
  onBring: () => void;
  onOther: () => void;
}

/** What the table would do, before it does it. */
export function ImportPlan({ name, plan, isBusy, problem, onBring, onOther }: ImportPlanProps) {
  const t = useTranslations('catalogue.import');
  const problemText = useImportProblemText();
  const { creates, changes, faults } = plan;
  const count = creates + changes;
  return (
    <div className={classes.steps}>
      <h3 dir="auto">{name}</h3>
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      {faults.length > 0 ? (
        <Faults faults={faults} />
      ) : (
        <output>{t('would', { creates, changes })}</output>
      )}
      <Lines lines={plan.lines} />
      <div className={classes.foot}>
        <Button disabled={count === 0 || faults.length > 0} loading={isBusy} onClick={onBring}>
          {t('bring', { count })}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </div>
  );
}

function Faults({ faults }: Pick<ProductImportPlan, 'faults'>) {
  const t = useTranslations('catalogue.import');
  return (
    <section className={classes.faults} role="alert">
      <h4>{t('faulty', { count: faults.length })}</h4>
      <ul>
        {faults.map(({ row, code, value }) => (
          <li key={`${row} ${code} ${value}`}>
            <strong>{t('row', { row })}</strong> {t(`faults.${code}`)}{' '}
            {value && <q dir="auto">{value}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ lines }: Pick<ProductImportPlan, 'lines'>) {
  const t = useTranslations('catalogue.import');
  return (
    <ul className={classes.lines} aria-label={t('lines')}>
      {lines.map(({ row, name, variants, what }) => (
        <li key={row}>
          <bdi>{name}</bdi>
          <span>{t('variants', { count: variants })}</span>
          <span className={classes.deed} data-what={what}>
            {t(`deeds.${what}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
