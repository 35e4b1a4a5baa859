import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { isActive } from '../calls.state.ts';
import { useRoom } from '../line/use-room.ts';
import { GroupRing } from './group-ring.tsx';
import { GroupWindow } from './group-window.tsx';
import { ringingGroup } from './group.heard.ts';
import { groupRoom } from './group.room.ts';
import { useGroupRoom } from './use-group-room.ts';

/** The group call of this window, or the one that rings in it, over whatever page is open. */
export function GroupLayer() {
  const t = useTranslations('calls.group.over');
  const { call, ending } = useGroupRoom();
  const { standing } = useRoom();
  const ringing = useSyncExternalStore(ringingGroup.subscribe, ringingGroup.get);
  useEffect(() => {
    if (!ending) return;
    showToast({ text: t(ending) });
    groupRoom.dismiss();
  }, [ending, t]);
  if (call) return <GroupWindow key={call.id} call={call} />;
  if (!ringing || isActive(standing)) return null;
  return <GroupRing key={ringing.id} call={ringing} />;
}
