import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { bringFile, downloadFile } from './own.api.ts';
import type { StepProps } from './people-step.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './step.module.css';

/** What is asked of all, and of each who comes. */
export function QuestionsStep({
  token,
  booking,
  details,
  faults,
  onNext,
}: StepProps & { token: string }) {
  const t = useTranslations('booking-page.questions');
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Panel hasRoom title={t('title')}>
        <QuestionList
          own={{ token, booking }}
          booking={booking}
          details={details}
          faults={faults}
          files={{
            bring: bringFile(token),
            save: (fileId) => downloadFile(token, fileId),
            onBrought: details.save,
          }}
        />
      </Panel>
      <div className={classes.go}>
        <Button type="submit" size="md" loading={details.isSaving}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
