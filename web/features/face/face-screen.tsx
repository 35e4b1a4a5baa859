import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../platform/organisation.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ReadingState } from '../../ui/reading-state.tsx';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { DomainPanel } from './domain-panel.tsx';
import { FaceForm } from './face-form.tsx';
import { faceSetup } from './face.live.ts';
import classes from './face.module.css';

/** What everyone sees of the organisation, and where. */
export function FaceScreen() {
  const t = useTranslations('face');
  const setup = useQuery(faceSetup.options());
  const organisation = useOrganisation();
  usePageTitle(t('name'));
  return (
    <div className={classes.screen}>
      <header>
        <h1>{t('name')}</h1>
        <p>{t('lead')}</p>
      </header>
      {setup.data && organisation ? (
        <>
          <FaceForm setup={setup.data} languages={organisation.languages} />
          <DomainPanel setup={setup.data} />
        </>
      ) : (
        <ReadingState reading={setup} title={t('failed')} skeleton={<FormSkeleton fields={4} />} />
      )}
    </div>
  );
}
