import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPasskeys } from './proof.passkey-support.ts';
import { twoStepOptions } from './proof.two-step.ts';
import classes from './passkeys.module.css';
import { useDeviceName } from '../settings/use-device-name.ts';
import { useSettingsChange } from '../settings/use-settings-change.ts';

const longestName = 60;

/** The name is what one tells several passkeys apart by; this device's is offered. */
export function NewPasskey() {
  const t = useTranslations('settings.passkeys');
  const client = useQueryClient();
  const here = useDeviceName()(navigator.userAgent);
  const [name, setName] = useState(here);
  const adding = useSettingsChange(
    async (given: string) => (await loadPasskeys()).addPasskey(given),
    () => client.invalidateQueries({ queryKey: twoStepOptions().queryKey }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    adding.mutate(name.trim() || here);
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      <TextInput
        name="name"
        label={t('name')}
        maxLength={longestName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" leftSection={<IconPlus size={18} />} loading={adding.isPending}>
        {t('add')}
      </Button>
    </form>
  );
}
