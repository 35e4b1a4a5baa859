import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import { countryChoices } from '../../platform/i18n/countries.ts';
import { OwnPicture } from '../../features/accounts/settings/own-picture.tsx';
import { MyProfileScreen } from '../../features/profiles/mine/my-profile-screen.tsx';

export function MyProfilePage() {
  const locale = useLocale();
  const countriesFor = useCallback((chosen: string) => countryChoices(locale, chosen), [locale]);
  return <MyProfileScreen picture={<OwnPicture />} countriesFor={countriesFor} />;
}
