import type { AppSecret } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { twoStepOptions } from './proof.two-step.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsLoaded } from '../settings/settings-loaded.tsx';
import { TwoStepOff } from './two-step-off.tsx';
import { TwoStepOn } from './two-step-on.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** Off, being set up, its codes shown once, on: what was typed or shown lives only as long as the tab. */
export function TwoStepTab() {
  const client = useQueryClient();
  const twoStep = useQuery(twoStepOptions());
  const [secret, setSecret] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const readAgain = () => client.invalidateQueries({ queryKey: twoStepOptions().queryKey });
  const showCodes = (next: readonly string[]) => {
    setSecret(undefined);
    setCodes(next);
    void readAgain();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (secret) {
    return <TwoStepSetup secret={secret} onOn={showCodes} onStop={() => setSecret(undefined)} />;
  }
  return (
    <SettingsLoaded query={twoStep}>
      {({ isOn, recoveryCodesLeft }) =>
        isOn ? (
          <TwoStepOn codesLeft={recoveryCodesLeft} onCodes={showCodes} onOff={readAgain} />
        ) : (
          <TwoStepOff onStart={setSecret} />
        )
      }
    </SettingsLoaded>
  );
}
