import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ActContext } from '../../features/events/events.acting.ts';
import { readSetupSearch } from '../../features/events/events.places.ts';
import { HubScreen } from '../../features/events/hub/hub-screen.tsx';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const ActPicker = lazyPart(async () => {
  const part = import('../../features/people/act-picker.tsx');
  await loadTexts('people', 'person-record');
  return (await part).ActPicker;
});

export function ConferencePlatformPage() {
  const { tab = 'basics' } = readSetupSearch(useSearch({ strict: false }));
  const [actedEvent, setActedEvent] = useState<number>();
  return (
    <ActContext value={setActedEvent}>
      <HubScreen tab={tab} />
      {actedEvent !== undefined && (
        <Suspense fallback={null}>
          <ActPicker eventId={actedEvent} onClose={() => setActedEvent(undefined)} />
        </Suspense>
      )}
    </ActContext>
  );
}
