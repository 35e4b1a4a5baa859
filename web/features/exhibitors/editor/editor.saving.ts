import type { MyHall } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { type BoothPlace, sendSaved } from '../hall/hall.api.ts';
import { myHalls } from '../hall/hall.live.ts';

export function saving(booth: BoothPlace, isSaved: boolean): Change<MyHall> {
  const { eventId, exhibitorId } = booth;
  const withSaved = (mine: MyHall): MyHall => {
    const others = mine.saved.filter((id) => id !== exhibitorId);
    return { ...mine, saved: isSaved ? [...others, exhibitorId] : others };
  };
  return {
    key: newKey(),
    shows: [myHalls.changedAt(eventId, withSaved)],
    send: () => sendSaved(booth, isSaved),
    learns: (mine) => [myHalls.changedAt(eventId, () => mine)],
  };
}

export function useSaving(eventId: number) {
  const t = useTranslations('hall.save');
  const { apply } = useChanges();
  return (exhibitorId: number, isSaved: boolean) =>
    void apply(saving({ eventId, exhibitorId }, isSaved), {
      failed: (reason) => t('failed', { reason }),
    });
}
