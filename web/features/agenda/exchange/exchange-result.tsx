import { Button } from '@mantine/core';
import type { ImportResult } from '@plenum/contract';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './exchange.module.css';
import { ExchangeHeading } from './exchange-heading.tsx';
import type { Exchange } from './use-exchange.ts';

interface ExchangeResultProps {
  exchange: Exchange;
  result: ImportResult;
  onDone: () => void;
}

export function ExchangeResult({ exchange, result, onDone }: ExchangeResultProps) {
  const t = useTranslations('agenda.exchange');
  const { deed } = exchange;
  const { created, changed, dropped } = result;
  return (
    <div className={classes.result}>
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <div>
        <ExchangeHeading key={String(deed.isUndone)}>
          {deed.isUndone ? t('takenBack') : t('done')}
        </ExchangeHeading>
        <p>{deed.isUndone ? t('takenBackText') : t('doneText', { created, changed, dropped })}</p>
      </div>
      <div className={classes.choices}>
        <Button onClick={onDone}>{t('close')}</Button>
        <UndoButton exchange={exchange} result={result} />
        <Button variant="default" disabled={deed.isUndoing} onClick={exchange.another}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

function UndoButton({ exchange, result }: Omit<ExchangeResultProps, 'onDone'>) {
  const t = useTranslations('shell');
  const { deed } = exchange;
  const { changeId } = result;
  if (changeId === null || deed.isUndone) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} className="mantine-rotate-rtl" />}
      loading={deed.isUndoing}
      onClick={() => deed.undo(changeId)}
    >
      {t('undo')}
    </Button>
  );
}
