import type { Speaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { moveSpeaker } from '../speakers.api.ts';
import { ordered } from '../speakers.live.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';
import { moved } from './list.rules.ts';

/** Puts one of the shown speakers where another one stands. */
export function useSpeakerOrder(
  eventId: number,
  all: readonly Speaker[],
  shown: readonly Speaker[],
) {
  const t = useTranslations('speakers');
  const { apply } = useChanges(useSpeakersProblemText());
  return (from: number, to: number) => {
    const speaker = shown[from];
    const place = moved(all, shown, from, to);
    if (!speaker || !place) return;
    const change = {
      key: newKey(),
      shows: [ordered(eventId, place.ids)],
      send: () => moveSpeaker({ eventId, speakerId: speaker.id }, place.beforeId),
    };
    void apply(change, { failed: (reason) => t('notMoved', { reason }) });
  };
}
