import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const VerificationNotice = lazyPart(async () => {
  const [{ VerificationNotice: Notice }] = await Promise.all([
    import('../../features/organisations/verification-notice.tsx'),
    loadTexts('organisations'),
  ]);
  return Notice;
});

/** Only who has not confirmed their address loads it. */
export const VerificationPlace = () => (
  <Suspense fallback={null}>
    <VerificationNotice />
  </Suspense>
);
