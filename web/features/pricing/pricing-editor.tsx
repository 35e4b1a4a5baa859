import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../platform/organisation.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import classes from './pricing-editor.module.css';
import { PricingForm } from './pricing-form.tsx';
import { pricingSetup } from './pricing.live.ts';

export function PricingEditor() {
  const t = useTranslations('pricing');
  const organisation = useOrganisation();
  const reading = useQuery(pricingSetup.options());
  const { data } = reading;
  usePageTitle(t('editor.title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <Link to="/pages/pricing" className={classes.back}>
          <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('editor.back')}
        </Link>
        <h1>{t('editor.title')}</h1>
        <p>{t('editor.text')}</p>
      </header>
      {data && organisation ? (
        <PricingForm setup={data} languages={organisation.languages} />
      ) : (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<FormSkeleton fields={6} />}
        />
      )}
    </div>
  );
}
