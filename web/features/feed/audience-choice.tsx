import '../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { FeedPost } from '@plenum/contract';
import { useTranslations } from 'use-intl';

type Audience = FeedPost['audience'];
const audiences: readonly Audience[] = ['event', 'connections'];

interface AudienceChoiceProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  const t = useTranslations('feed');
  return (
    <NativeSelect
      aria-label={t('composer.audience')}
      value={value}
      data={audiences.map((one) => ({ value: one, label: t(`audience.${one}`) }))}
      onChange={({ currentTarget }) =>
        onChange(audiences.find((one) => one === currentTarget.value) ?? 'event')
      }
    />
  );
}
