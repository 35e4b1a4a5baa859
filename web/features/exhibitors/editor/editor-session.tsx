import '../../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { sessionsOptions } from '../booths/booths.api.ts';

interface EditorSessionProps {
  slug: string | undefined;
  value: number | null;
  onChange: (sessionId: number | null) => void;
}

/** A published session that belongs to the booth. */
export function EditorSession({ slug, value: sessionId, onChange }: EditorSessionProps) {
  const t = useTranslations('exhibitors');
  const words = useWords();
  const { data = [] } = useQuery({
    ...sessionsOptions(slug ?? ''),
    enabled: slug !== undefined,
  });
  const isOther = sessionId !== null && !data.some(({ id }) => id === sessionId);
  const choices = data.map(({ id, title }) => ({ value: String(id), label: words(title) }));
  const other = isOther ? [{ value: String(sessionId), label: t('editor.otherSession') }] : [];
  return (
    <Select
      name="sessionId"
      label={t('fields.sessionId')}
      description={t(data.length > 0 ? 'editor.sessionHint' : 'editor.noSessions')}
      placeholder={t('editor.noSession')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('editor.clearSession') }}
      nothingFoundMessage={t('editor.sessionNotFound')}
      limit={50}
      data={[...other, ...choices]}
      value={sessionId === null ? null : String(sessionId)}
      onChange={(value) => onChange(value === null ? null : Number(value))}
    />
  );
}
