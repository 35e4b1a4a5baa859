import type { UnseenChats } from '@plenum/contract';
import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Later } from '../../ui/later.tsx';

const Badge = lazyPart(async () => {
  const [{ ChatBadge }] = await Promise.all([
    import('../../features/chat/chat-badge.tsx'),
    loadTexts('chat'),
  ]);
  return ChatBadge;
});

/** Comes after the page: the menu stands without it. */
export function MenuBadge({ what }: { what: keyof UnseenChats }) {
  return (
    <Later>
      <Suspense fallback={null}>
        <Badge what={what} />
      </Suspense>
    </Later>
  );
}
