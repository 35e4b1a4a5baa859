import { Button } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FileChoice } from '../../../ui/upload/file-choice.tsx';
import { csvTemplate } from './exchange.template.ts';
import { readableFiles } from './exchange.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './exchange.module.css';
import { ExchangeDropSwitch } from './exchange-drop-switch.tsx';
import type { Exchange } from './use-exchange.ts';

const readable = ['csv', 'ical', 'json', 'xml'] as const;

interface ExchangeChooseProps {
  exchange: Exchange;
  /** A file hangs over the page just now. */
  isOver: boolean;
}

export function ExchangeChoose({ exchange, isOver }: ExchangeChooseProps) {
  const t = useTranslations('agenda.exchange');
  const { file, refusal, isUnreadable } = exchange;
  return (
    <>
      {isUnreadable && <Notice tone="danger">{t('unreadable', { name: file?.name ?? '' })}</Notice>}
      {refusal && <Notice tone="danger">{t(refusal)}</Notice>}
      <FileChoice
        accept={readableFiles}
        label={t('choose')}
        hint={t('orDrop')}
        isOver={isOver}
        onFile={(picked) => void exchange.choose(picked)}
      />
      <section className={classes.readable}>
        <h3>{t('readable')}</h3>
        <ul>
          {readable.map((form) => (
            <li key={form}>{t(`forms.${form}`)}</li>
          ))}
        </ul>
        <p>{t('codes')}</p>
        <TemplateButton />
      </section>
      <ExchangeDropSwitch exchange={exchange} />
    </>
  );
}

function TemplateButton() {
  const t = useTranslations('agenda.exchange');
  const { event } = useAgendaFacts();
  const save = () =>
    saveFile(
      t('template.file'),
      csvTemplate(event, {
        title: t('template.title'),
        abstract: t('template.abstract'),
        room: t('template.room'),
        track: t('template.track'),
        speaker: t('template.speaker'),
      }),
    );
  return (
    <Button variant="default" leftSection={<IconTableDown size={18} />} onClick={save}>
      {t('template.save')}
    </Button>
  );
}
