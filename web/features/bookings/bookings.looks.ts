import { IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react';

/** How what was booked stands, for who booked. */
export const ownLooks = {
  pending: { icon: IconClock, hue: 'amber' },
  confirmed: { icon: IconCircleCheck, hue: 'green' },
  cancelled: { icon: IconBan, hue: 'plain' },
} as const;
