import type { Organisation } from '@plenum/contract';
import { Suspense } from 'react';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const TagCorner = lazyPart(async () => {
  const [{ TagCorner }] = await Promise.all([import('./tag-corner.tsx'), loadTexts('consent')]);
  return TagCorner;
});

/** Costs nothing where the organisation has no tag manager or the operator does not allow it. */
export function TagPlace({ organisation }: { organisation: Organisation | undefined }) {
  if (!organisation?.canLoadTags || organisation.tagManagerId === null) return null;
  const { id, name, tagManagerId } = organisation;
  return (
    <Suspense>
      <TagCorner organisationId={id} name={name} tagManagerId={tagManagerId} />
    </Suspense>
  );
}
