import { TextInput } from '@mantine/core';
import type { SocialSettings } from '@plenum/contract';
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { saveLinks, accountSettings } from './settings.ts';
import { fullAddress } from '../entrance/entrance.web-address.ts';
import { QuoraIcon } from './quora-icon.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsLoaded } from './settings-loaded.tsx';
import { useSavedForm } from './use-saved-form.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.LinksSchema);

const places = [
  { name: 'linkedIn', icon: IconBrandLinkedin },
  { name: 'twitter', icon: IconBrandX },
  { name: 'facebook', icon: IconBrandFacebook },
  { name: 'instagram', icon: IconBrandInstagram },
  { name: 'google', icon: IconBrandGoogle },
  { name: 'quora', icon: QuoraIcon },
] as const;

function SocialForm({ links }: { links: SocialSettings }) {
  const t = useTranslations('settings');
  const { form, isSaved } = useSavedForm({
    initial: links,
    loadSchema,
    explain: () => t('addressNotValid'),
    save: saveLinks,
  });
  return (
    <SettingsForm form={form} isSaved={isSaved}>
      {places.map(({ name, icon: PlaceIcon }) => (
        <TextInput
          key={name}
          name={name}
          type="url"
          label={t(`social.${name}`)}
          leftSection={<PlaceIcon size={18} stroke={1.75} aria-hidden />}
          value={form.values[name]}
          error={form.errors[name]}
          onChange={(event) => form.set(name, event.currentTarget.value.trim())}
          onBlur={() => form.set(name, fullAddress(form.values[name]))}
        />
      ))}
    </SettingsForm>
  );
}

export function SocialTab() {
  const settings = useQuery(accountSettings.options());
  return (
    <SettingsLoaded query={settings}>
      {({ social }) => <SocialForm links={social.socialLinks} />}
    </SettingsLoaded>
  );
}
