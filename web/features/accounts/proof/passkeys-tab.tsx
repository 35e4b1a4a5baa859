import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { knowsPasskeys } from './proof.passkey-support.ts';
import { twoStepOptions } from './proof.two-step.ts';
import { NewPasskey } from './new-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import classes from './passkeys.module.css';
import { SettingsLoaded } from '../settings/settings-loaded.tsx';

export function PasskeysTab() {
  const t = useTranslations('settings.passkeys');
  const twoStep = useQuery(twoStepOptions());
  return (
    <SettingsLoaded query={twoStep}>
      {({ passkeys }) => (
        <div className={classes.part}>
          <PasskeyList passkeys={passkeys} />
          {knowsPasskeys() ? <NewPasskey /> : <Notice tone="calm">{t('unknownHere')}</Notice>}
        </div>
      )}
    </SettingsLoaded>
  );
}
