import type { ReactNode } from 'react';
import { useStoredValue } from '../../platform/device-settings.ts';
import { look } from '../../platform/look.ts';
import { DarkArea } from '../../ui/dark-area.tsx';

interface MenuAreaProps {
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/** The menu is dark by its own in the semi-dark skin only. */
export function MenuArea({ id, className, children }: MenuAreaProps) {
  const skin = useStoredValue(look.skin);
  if (skin !== 'semi-dark') return <div className={className}>{children}</div>;
  return (
    <DarkArea id={id} className={className}>
      {children}
    </DarkArea>
  );
}
