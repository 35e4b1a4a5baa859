import type { Organisation } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { organisationOptions } from '../../platform/organisation.ts';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { saveOrganisation } from './organisations.api.ts';
import type { OrganisationValues } from './organisations.fields.ts';

const valuesOf = ({
  name,
  shortName,
  accent,
  languages,
  timeZone,
  tagManagerId,
}: Organisation): OrganisationValues => ({
  name,
  shortName,
  accent,
  languages,
  timeZone,
  tagManagerId,
});

const isSame = (one: OrganisationValues, other: OrganisationValues) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What others save appears at once, but never under the hands of who is writing. */
export function OrganisationEditor({ organisation }: { organisation: Organisation }) {
  const t = useTranslations('organisations');
  const client = useQueryClient();
  const news = valuesOf(organisation);
  const [base, setBase] = useState({ values: news, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const isStale = !isSame(base.values, news);
  if (isStale && !isDirty) setBase({ values: news, round: base.round + 1 });

  const save = async (values: OrganisationValues) => {
    const saved = await saveOrganisation(values);
    client.setQueryData(organisationOptions().queryKey, saved);
    setBase({ values: valuesOf(saved), round: base.round });
    return valuesOf(saved);
  };
  return (
    <>
      {isStale && isDirty && <Notice tone="warning">{t('changedMeanwhile')}</Notice>}
      <OrganisationForm
        key={base.round}
        saved={base.values}
        canLoadTags={organisation.canLoadTags}
        onDirty={setDirty}
        onSave={save}
      />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}
