import { Suspense } from 'react';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { Later } from '../../../ui/later.tsx';
import type { BadgeName } from '../../menu-shape.ts';

const Badge = lazyPart(async () => {
  const [{ BadgeOf }] = await Promise.all([import('./badge-of.tsx'), loadTexts('chat')]);
  return BadgeOf;
});

/** Comes after the page: the menu stands without it. */
export function MenuBadge({ what }: { what: BadgeName }) {
  return (
    <Later>
      <Suspense fallback={null}>
        <Badge what={what} />
      </Suspense>
    </Later>
  );
}
