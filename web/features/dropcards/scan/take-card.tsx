import '../../../ui/styles/fields.css';
import { Button, Select, Textarea } from '@mantine/core';
import type { CardPreview, Lead } from '@plenum/contract';
import { IconIdOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { previewOptions, takeCard } from '../leads/leads.ts';
import { newUuid } from '../../../platform/new-key.ts';
import classes from './scan-panel.module.css';
import { useCardProblemText } from '../use-card-problem-text.ts';

interface TakeCardProps {
  code: string;
  /** Those that could take it. */
  booths: readonly { id: number; name: string; eventId?: number }[];
  onTaken: (lead: Lead, exhibitorId: number) => void;
  onBack?: () => void;
}

/** A code that is dead answers as one that is nobody's business. */
const isDead = (problem: unknown) =>
  problem instanceof CallProblem && [404, 410, 422].includes(problem.status);

/** Whose card a code is, before it is taken. */
export function TakeCard(props: TakeCardProps) {
  const t = useTranslations('dropcards.scan');
  const problemText = useCardProblemText();
  const preview = useQuery(previewOptions(props.code));
  if (preview.data) return <TakeForm {...props} preview={preview.data} />;
  if (!preview.error) return <LinesSkeleton lines={3} />;
  if (!isDead(preview.error)) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(preview.error)}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  return (
    <StateMessage
      icon={IconIdOff}
      title={t('deadTitle')}
      text={t('deadText')}
      action={
        props.onBack && (
          <Button variant="default" onClick={props.onBack}>
            {t('another')}
          </Button>
        )
      }
    />
  );
}

function TakeForm({
  code,
  booths,
  preview,
  onTaken,
  onBack,
}: TakeCardProps & { preview: CardPreview }) {
  const t = useTranslations('dropcards.scan');
  const problemText = useCardProblemText();
  const able = booths.filter(({ eventId }) => (eventId ?? preview.eventId) === preview.eventId);
  const [chosen, setChosen] = useState(String(able[0]?.id ?? ''));
  const [remark, setRemark] = useState('');
  // One key however often it is pressed: the card is taken once.
  const [key] = useState(newUuid);
  const exhibitorId = Number(chosen);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => takeCard(exhibitorId, { key, code, remark: remark.trim() }),
    onSuccess: (lead) => onTaken(lead, exhibitorId),
  });
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Preview preview={preview} />
      {able.length > 1 && (
        <Select
          label={t('booth')}
          data={able.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(id) => id && setChosen(id)}
        />
      )}
      <Textarea
        label={t('remark')}
        description={t('remarkHint')}
        rows={3}
        maxLength={5_000}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <p>{t('told')}</p>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <div className={classes.choices}>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('another')}
          </Button>
        )}
        <Button type="submit" loading={isPending} disabled={!exhibitorId}>
          {t('take')}
        </Button>
      </div>
    </form>
  );
}

function Preview({ preview: { fullName, fields } }: { preview: CardPreview }) {
  const t = useTranslations('dropcards');
  const format = useFormatter();
  const names = [t('fields.fullName'), ...fields.map((field) => t(`fields.${field}`))];
  return (
    <div className={classes.who}>
      <strong>
        <bdi>{fullName}</bdi>
      </strong>
      <span>{t('scan.tells', { list: format.list(names) })}</span>
    </div>
  );
}
