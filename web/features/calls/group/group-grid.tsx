import type { GroupCall, GroupCallPerson } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import classes from './group-grid.module.css';
import { GroupTile } from './group-tile.tsx';

interface GroupGridProps {
  call: GroupCall;
  isSmall: boolean;
}

/** Who shares a screen comes first; in a corner there is room for one: a screen, or whoever is not oneself. */
const inOrder = (people: readonly GroupCallPerson[], isSmall: boolean, ownId: number) => {
  const screens = people.filter(({ hasScreen }) => hasScreen);
  const all = [...screens, ...people.filter(({ hasScreen }) => !hasScreen)];
  if (!isSmall) return all;
  return [screens[0] ?? all.find(({ person }) => person.id !== ownId) ?? all[0]].flatMap(
    (one) => one ?? [],
  );
};

/** Everybody in the call, laid anew as they come and go. */
export function GroupGrid({ call, isSmall }: GroupGridProps) {
  const t = useTranslations('calls.group');
  const person = useSession()?.person;
  const ownId = person?.id ?? 0;
  const isChair = call.startedBy.id === ownId || person?.role === 'admin';
  const shown = inOrder(call.people, isSmall, ownId);
  const hasScreen = shown[0]?.hasScreen === true && shown.length > 1;
  return (
    <ul
      className={classes.grid}
      data-count={shown.length}
      data-screen={hasScreen || undefined}
      data-small={isSmall || undefined}
      aria-label={t('people')}
    >
      {shown.map((one) => (
        <GroupTile
          key={one.person.id}
          callId={call.id}
          seat={one}
          isOwn={one.person.id === ownId}
          isChair={isChair && one.person.id !== ownId && !isSmall}
        />
      ))}
    </ul>
  );
}
