import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import type { StageRecording } from '@plenum/contract';
import { Select, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import replay from '../replay/replay.module.css';
import { MissingConsents } from './missing-consents.tsx';
import type { useRecordingDeeds } from './use-recording-deeds.ts';

interface PublishingProps {
  recording: StageRecording;
  sessions: readonly { id: number; title: string }[];
  deeds: ReturnType<typeof useRecordingDeeds>;
}

/** Which session a recording is of, who of it agreed, and whether others may save it. */
export function Publishing({ recording, sessions, deeds }: PublishingProps) {
  const t = useTranslations('stages.publishing');
  const { runId, sessionId, missing, writtenConsent, isDownloadable } = recording;
  return (
    <div className={replay.editor}>
      <Select
        label={t('session')}
        description={t('sessionHint')}
        placeholder={t('noSession')}
        searchable
        clearable
        data={sessions.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={sessionId === null ? null : String(sessionId)}
        onChange={(next) => deeds.change(runId, { sessionId: next === null ? null : Number(next) })}
      />
      {sessionId !== null && missing.length === 0 && (
        <p className={replay.hint}>{t('allAgreed')}</p>
      )}
      {missing.length > 0 && (
        <section>
          <h3>{t('missing')}</h3>
          <MissingConsents missing={missing} />
          {writtenConsent !== null && (
            <p className={replay.hint}>{t('written', { note: writtenConsent })}</p>
          )}
        </section>
      )}
      <Switch
        label={t('download')}
        description={t('downloadHint')}
        checked={isDownloadable}
        onChange={({ currentTarget }) =>
          deeds.change(runId, { isDownloadable: currentTarget.checked })
        }
      />
    </div>
  );
}
