import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { ProfileField } from '@plenum/contract';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { audiences } from './mine.privacy.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface AudienceSelectProps {
  field: ProfileField;
  form: ProfileForm;
}

/** Who sees one field of mine. */
export function AudienceSelect({ field, form }: AudienceSelectProps) {
  const t = useTranslations('profiles');
  const { privacy } = form.values;
  const Mark = privacy[field] === 'nobody' ? IconEyeOff : IconEye;
  return (
    <NativeSelect
      size="xs"
      aria-label={t('whoSees', { field: t(`fields.${field}`) })}
      leftSection={<Mark size={14} aria-hidden />}
      data={audiences.map((audience) => ({ value: audience, label: t(`audiences.${audience}`) }))}
      value={privacy[field]}
      onChange={({ currentTarget }) => {
        const audience = audiences.find((one) => one === currentTarget.value);
        if (audience) form.set('privacy', { ...privacy, [field]: audience });
      }}
    />
  );
}
