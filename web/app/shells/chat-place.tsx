import { Suspense } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const Corner = lazyPart(async () => {
  const { ChatCorner } = await import('../../features/chat/chat-corner.tsx');
  return ChatCorner;
});

/** Lines written offline go out whatever page is open. */
export function ChatPlace() {
  return (
    <Suspense fallback={null}>
      <Corner />
    </Suspense>
  );
}
