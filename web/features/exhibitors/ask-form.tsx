import { Button, Textarea } from '@mantine/core';
import type { HallBoothPage } from '@plenum/contract';
import { IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './booth-asks.module.css';
import { newUuid } from '../../platform/new-key.ts';
import { ask, ownAsksOptions } from './exhibitors.hall-api.ts';

interface AskFormProps {
  eventId: number;
  booth: Pick<HallBoothPage, 'id' | 'name'>;
}

const longest = 2_000;

/** A question that fails to arrive is kept, and sent again under the same key: it is asked once. */
function useAskForm(eventId: number, exhibitorId: number) {
  const client = useQueryClient();
  const key = useRef(newUuid());
  const form = useContractForm({
    initial: { text: '' },
    send: async ({ text }) => {
      const asks = await ask(eventId, exhibitorId, { key: key.current, text: text.trim() });
      client.setQueryData(ownAsksOptions(eventId, exhibitorId).queryKey, asks);
      key.current = newUuid();
      form.set('text', '');
    },
  });
  const write = (text: string) => {
    key.current = newUuid();
    form.set('text', text);
  };
  return { ...form, write };
}

export function AskForm({ eventId, booth }: AskFormProps) {
  const t = useTranslations('hall.ask');
  const problemText = useProblemText();
  const { values, errors, problem, busy, write, submit } = useAskForm(eventId, booth.id);
  return (
    <form className={classes.form} ref={submitOnModEnter} onSubmit={submit} noValidate>
      <Textarea
        name="text"
        label={t('label')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longest}
        value={values.text}
        error={errors['text']}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <p>{t('hint')}</p>
      <Button
        type="submit"
        loading={busy}
        disabled={values.text.trim() === ''}
        leftSection={<IconSend size={16} />}
      >
        {t('send')}
      </Button>
    </form>
  );
}
