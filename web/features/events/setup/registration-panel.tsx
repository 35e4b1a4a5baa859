import { TextInput } from '@mantine/core';
import type { EventSetup } from '@plenum/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { publicAddressOf } from '../events.places.ts';
import { PublicAddress } from '../public/public-address.tsx';
import classes from './registration-panel.module.css';
import { SetupForm } from './setup-form.tsx';
import { useSetupForm } from './use-setup-form.ts';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr/qr-code.tsx')).QrCode }));

const valuesOf = ({ joining, joinCode }: EventSetup) => ({ joining, joinCode });

const ways = ['open', 'code', 'closed'] as const;

export function RegistrationPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.registration');
  const form = useSetupForm({
    setup,
    valuesOf,
    refuse: ({ joining, joinCode }) =>
      joining === 'code' && joinCode.trim() === '' ? { joinCode: t('codeMissing') } : {},
  });
  const { joining } = form.values;
  return (
    <div className={classes.parts}>
      <SetupForm form={form}>
        <ChoiceCards
          label={t('label')}
          choices={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={joining}
          onChoose={(way) => form.set('joining', way)}
        />
        <p className={classes.hint}>{t(`texts.${joining}`)}</p>
        {joining === 'code' && (
          <TextInput
            label={t('code')}
            description={t('codeHint')}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={40}
            {...form.text('joinCode')}
          />
        )}
      </SetupForm>
      <section className={classes.link} aria-labelledby="public-link">
        <div>
          <h3 id="public-link">{t('link')}</h3>
          <p className={classes.hint}>{t('linkText')}</p>
          <PublicAddress slug={setup.slug} />
          {setup.state === 'draft' && <Notice tone="calm">{t('draft')}</Notice>}
        </div>
        <div className={classes.code}>
          <Suspense fallback={null}>
            <QrCode text={publicAddressOf(setup.slug)} label={t('qr')} />
          </Suspense>
        </div>
      </section>
    </div>
  );
}
