import '../../../ui/styles/shortcuts.css';
import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Exchange } from './use-exchange.ts';

export function ExchangeDropSwitch({ exchange }: { exchange: Exchange }) {
  const t = useTranslations('agenda.exchange');
  return (
    <Switch
      label={t('drop')}
      description={t('dropText')}
      checked={exchange.drop}
      disabled={exchange.deed.isBusy}
      onChange={({ currentTarget }) => exchange.setDrop(currentTarget.checked)}
    />
  );
}
