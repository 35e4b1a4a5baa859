import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { publicationOptions, publishAgenda } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import { VersionsDifferences } from './versions-differences.tsx';
import classes from './versions-drawer.module.css';

interface VersionsPublishProps {
  work: AgendaWork;
  onDone: () => void;
}

export function VersionsPublish({ work, onDone }: VersionsPublishProps) {
  const t = useTranslations('agenda.publish');
  const { event } = useAgendaFacts();
  const problemText = useAgendaProblemText();
  const [note, setNote] = useState('');
  const { data: publication } = useQuery(publicationOptions(event.id));
  const count = publication?.changes ?? 0;
  const publish = useMutation({
    mutationFn: () => publishAgenda(event.id, { note: note.trim(), unpublished: count }, newKey()),
    onSuccess: ({ version, told }) => {
      showToast({ text: t('done', { version: version.number, count: told }) });
      onDone();
    },
  });
  const isFirst = work.agenda.publishedVersion === null;
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(submit) => {
          submit.preventDefault();
          publish.mutate();
        }}
      >
        {publish.isError && <Notice tone="danger">{problemText(publish.error)}</Notice>}
        <p className={classes.quiet}>
          {isFirst && t('first')}
          {!isFirst && publication?.told === 0 && t('toldNobody')}
          {!isFirst &&
            publication &&
            publication.told > 0 &&
            t('told', { count: publication.told })}
        </p>
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          maxLength={500}
          autosize
          minRows={2}
          value={note}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <div>
          <Button
            type="submit"
            leftSection={<IconSend size={16} className="mantine-rotate-rtl" />}
            loading={publish.isPending}
            disabled={count === 0}
          >
            {t('go', { count })}
          </Button>
        </div>
      </form>
      <VersionsDifferences />
    </>
  );
}
