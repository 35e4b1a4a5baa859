import { Button } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { toldFields } from './use-field-words.ts';
import classes from './session-editor-form.module.css';
import { FieldDifference } from '../versions/versions-difference.tsx';

interface SessionEditorMeanwhileProps {
  before: AgendaSession;
  after: AgendaSession;
  onTake: () => void;
}

/** What somebody else changed while this was being edited; what was typed stays. */
export function SessionEditorMeanwhile({ before, after, onTake }: SessionEditorMeanwhileProps) {
  const t = useTranslations('agenda.editor');
  const fields = toldFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return (
    <div className={classes.meanwhile}>
      <Notice tone="warning">{t('meanwhile')}</Notice>
      <dl>
        {fields.map((field) => (
          <FieldDifference key={field} field={field} before={before[field]} after={after[field]} />
        ))}
      </dl>
      <div>
        <Button size="compact-sm" variant="default" onClick={onTake}>
          {t('take')}
        </Button>
      </div>
    </div>
  );
}
