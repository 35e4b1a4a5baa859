import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { followsKey, publicationOptions, publishAgenda } from '../agenda.api.ts';
import { agendaKey } from '../agenda.news.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';
import type { AgendaWork } from '../use-agenda-work.ts';
import { VersionsDifferences } from './versions-differences.tsx';
import classes from './versions-drawer.module.css';

interface VersionsPublishProps {
  work: AgendaWork;
  onDone: () => void;
}

const nobodyDid = { patches: new Map<number, null>() };

export function VersionsPublish({ work, onDone }: VersionsPublishProps) {
  const t = useTranslations('agenda.publish');
  const { event } = useAgendaFacts();
  const client = useQueryClient();
  const problemText = useAgendaProblemText();
  const [note, setNote] = useState('');
  const { data: publication } = useQuery(publicationOptions(event.id));
  const count = publication?.changes ?? 0;
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: agendaKey(event.id) });
    void client.invalidateQueries({ queryKey: followsKey(event.id) });
  };
  const publish = useMutation({
    mutationFn: () => publishAgenda(event.id, { note: note.trim(), unpublished: count }, newKey()),
    onSuccess: ({ version, told }) => {
      showToast({ text: t('done', { version: version.number, count: told }) });
      onDone();
    },
    onSettled: readAgain,
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
        {publish.isError && (
          <Notice tone="danger">
            {problemText(publish.error, { wanted: work.sessions, change: nobodyDid })}
          </Notice>
        )}
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
