import { Button } from '@mantine/core';
import type { MyEvent, SponsorSetup } from '@plenum/contract';
import { IconHeartHandshake, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { NewPackage } from './new-package.tsx';
import { PackageSection } from './package-section.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import classes from '../sponsors-screen.module.css';
import { type SetupActions, useSetupActions } from './use-setup-actions.ts';

interface SponsorsSetupProps {
  event: MyEvent;
  setup: SponsorSetup;
}

export function SponsorsSetup({ event, setup }: SponsorsSetupProps) {
  const t = useTranslations('sponsors');
  const actions = useSetupActions(event, setup);
  const isAdding = actions.open?.what === 'new-package';
  const isEmpty = setup.packages.length === 0;
  return (
    <>
      {!event.modules.includes('sponsors') && <Notice tone="warning">{t('off')}</Notice>}
      <div className={classes.parts}>
        <section className={classes.packages} aria-label={t('packages')}>
          <h2 className={classes.heading}>{t('packages')}</h2>
          {setup.packages.map((bought) => (
            <PackageSection
              key={bought.id}
              bought={bought}
              sponsors={setup.sponsors.filter(({ packageId }) => packageId === bought.id)}
              actions={actions}
            />
          ))}
          {isAdding && <NewPackage actions={actions} />}
          {!isAdding && (isEmpty ? <NoPackage actions={actions} /> : <AddPackage {...actions} />)}
        </section>
        {setup.sponsors.length > 0 && (
          <div className={classes.side}>
            <PreviewPanel event={event} setup={setup} />
          </div>
        )}
      </div>
      {setup.sponsors.length > 0 && (
        <Panel title={t('delivery.title')}>
          <DeliveryPanel event={event} setup={setup} />
        </Panel>
      )}
      <RemoveDialog actions={actions} />
    </>
  );
}

function AddPackage({ setOpen }: Pick<SetupActions, 'setOpen'>) {
  const t = useTranslations('sponsors');
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        onClick={() => setOpen({ what: 'new-package' })}
      >
        {t('addPackage')}
      </Button>
    </div>
  );
}

function NoPackage({ actions }: { actions: SetupActions }) {
  const t = useTranslations('sponsors');
  return (
    <StateMessage
      icon={IconHeartHandshake}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<AddPackage {...actions} />}
    />
  );
}

function RemoveDialog({ actions }: { actions: SetupActions }) {
  const t = useTranslations('sponsors');
  const words = useWords(actions.event.languages);
  const { asked, answer } = actions;
  const name = asked ? (asked.what === 'sponsor' ? asked.of.name : words(asked.of.name)) : '';
  const what = asked?.what ?? 'sponsor';
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      title={t(`ask.${what}Title`, { name })}
      text={t(`ask.${what}Text`)}
      stay={t('ask.stay')}
      go={t('ask.go')}
      onStay={() => answer(false)}
      onGo={() => answer(true)}
    />
  );
}
