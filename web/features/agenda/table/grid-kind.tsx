import type { SessionKind } from '@plenum/contract';
import {
  type Icon,
  IconCoffee,
  IconDots,
  IconMessages,
  IconMicrophone2,
  IconPresentation,
  IconTools,
  IconUsersGroup,
} from '@tabler/icons-react';

const icons: Record<SessionKind, Icon> = {
  keynote: IconMicrophone2,
  talk: IconPresentation,
  panel: IconUsersGroup,
  workshop: IconTools,
  networking: IconMessages,
  break: IconCoffee,
  other: IconDots,
};

export function KindIcon({ kind, size = 14 }: { kind: SessionKind; size?: number }) {
  const Sign = icons[kind];
  return <Sign size={size} stroke={1.75} aria-hidden />;
}
