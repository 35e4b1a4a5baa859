import { useCallback } from 'react';
import { useLocale } from 'use-intl';
import { countryChoices } from '../features/accounts/accounts.countries.ts';
import { OwnPicture } from '../features/accounts/own-picture.tsx';
import { MyProfileScreen } from '../features/profiles/my-profile-screen.tsx';

export function MyProfilePage() {
  const locale = useLocale();
  const countriesFor = useCallback((chosen: string) => countryChoices(locale, chosen), [locale]);
  return <MyProfileScreen picture={<OwnPicture />} countriesFor={countriesFor} />;
}
