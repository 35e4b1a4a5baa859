import '../../../ui/styles/fields.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { MyEvent, StageFallback } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { recordings } from '../stages.live.ts';

type Kind = StageFallback['kind'];
const kinds: readonly Kind[] = ['recording', 'embed', 'hls'];
const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text);

interface FallbackFieldsProps {
  event: MyEvent;
  titleOf: (sessionId: number | null) => string | null;
  value: StageFallback | null;
  error: string | undefined;
  onChange: (value: StageFallback | null) => void;
}

/** What viewers see while nothing comes from the studio. */
export function FallbackFields({ event, titleOf, value, error, onChange }: FallbackFieldsProps) {
  const t = useTranslations('stages.editor');
  const format = useFormatter();
  const { data = [] } = useQuery(recordings.options(event.id));
  const nameOf = (sessionId: number | null, liveAt: string) => {
    const when = format.dateTime(new Date(liveAt), { dateStyle: 'medium', timeStyle: 'short' });
    const title = titleOf(sessionId);
    return title === null ? when : `${title}, ${when}`;
  };
  const shown = data.filter(({ isShown, runId }) => isShown || runId === value?.runId);
  return (
    <>
      <NativeSelect
        label={t('fallback')}
        description={t('fallbackHint')}
        data={[
          { value: '', label: t('fallbacks.none') },
          ...kinds.map((kind) => ({ value: kind, label: t(`fallbacks.${kind}`) })),
        ]}
        value={value?.kind ?? ''}
        onChange={({ currentTarget: { value: kind } }) =>
          onChange(isKind(kind) ? { kind, address: null, runId: null } : null)
        }
      />
      {value?.kind === 'recording' && (
        <NativeSelect
          name="fallback"
          label={t('fallbackRecording')}
          description={shown.length === 0 ? t('noRecordings') : undefined}
          data={[
            { value: '', label: t('choose') },
            ...shown.map(({ runId, sessionId, liveAt }) => ({
              value: String(runId),
              label: nameOf(sessionId, liveAt),
            })),
          ]}
          value={String(value.runId ?? '')}
          error={error}
          onChange={({ currentTarget }) =>
            onChange({ ...value, runId: Number(currentTarget.value) || null })
          }
        />
      )}
      {value && value.kind !== 'recording' && (
        <TextInput
          name="fallback"
          type="url"
          dir="ltr"
          label={t('fallbackAddress')}
          value={value.address ?? ''}
          error={error}
          onChange={({ currentTarget }) =>
            onChange({ ...value, address: currentTarget.value.trim() || null })
          }
        />
      )}
    </>
  );
}
