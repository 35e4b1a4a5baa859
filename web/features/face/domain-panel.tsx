import type { FaceSetup } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { faceSetup } from './face.live.ts';
import { DomainForm } from './domain-form.tsx';
import { NamedDomain } from './named-domain.tsx';

/** A domain of one's own: first its name, then the proof that it is one's own. */
export function DomainPanel({ setup: { domain } }: { setup: FaceSetup }) {
  const t = useTranslations('face.domain');
  const client = useQueryClient();
  const learn = (saved: FaceSetup) =>
    teach(
      client,
      faceSetup.changed(() => saved),
    );
  return (
    <FormSection title={t('title')} text={t('text')}>
      {domain ? <NamedDomain domain={domain} onChanged={learn} /> : <DomainForm onNamed={learn} />}
    </FormSection>
  );
}
