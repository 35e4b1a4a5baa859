import type { HelpIcon as Name } from '@plenum/contract';
import {
  type Icon,
  IconCalendar,
  IconCompass,
  IconCreditCard,
  IconHelpCircle,
  IconMessageCircle,
  IconPackage,
  IconRefresh,
  IconSettings,
  IconShield,
  IconShoppingBag,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';

const icons: Readonly<Record<Name, Icon>> = {
  CreditCard: IconCreditCard,
  ShoppingBag: IconShoppingBag,
  RefreshCw: IconRefresh,
  Package: IconPackage,
  Settings: IconSettings,
  Compass: IconCompass,
  Calendar: IconCalendar,
  Video: IconVideo,
  Users: IconUsers,
  MessageCircle: IconMessageCircle,
  Shield: IconShield,
  HelpCircle: IconHelpCircle,
};

export const iconNames = Object.keys(icons) as Name[];

export function HelpIcon({ name, size = 20 }: { name: Name; size?: number }) {
  const Mark = icons[name];
  return <Mark size={size} stroke={1.75} aria-hidden />;
}
