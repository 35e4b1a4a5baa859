import type { Occurrence } from '@plenum/contract';
import { IconChecklist, IconRepeat, IconStar } from '@tabler/icons-react';

/** What colour alone would not tell. */
export function BlockIcon({ layer, isRepeating }: Pick<Occurrence, 'layer' | 'isRepeating'>) {
  if (layer === 'sessions') return <IconStar size={13} aria-hidden />;
  if (layer === 'tasks') return <IconChecklist size={13} aria-hidden />;
  return isRepeating ? <IconRepeat size={13} aria-hidden /> : null;
}
