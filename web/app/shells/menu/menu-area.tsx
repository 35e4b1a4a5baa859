import type { ReactNode } from 'react';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { look } from '../../../platform/look/look.ts';
import { DarkArea } from '../../../ui/dark-area.tsx';

interface MenuAreaProps {
  className: string | undefined;
  children: ReactNode;
}

/** The menu is dark by its own in the semi-dark skin only. */
export function MenuArea({ className, children }: MenuAreaProps) {
  const skin = useStoredValue(look.skin);
  if (skin !== 'semi-dark') return <div className={className}>{children}</div>;
  return <DarkArea className={className}>{children}</DarkArea>;
}
