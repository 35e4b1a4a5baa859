import type { ReactNode } from 'react';

interface DarkAreaProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Dark in both colour schemes. What opens in a portal from here must be wrapped again. */
export function DarkArea({ className, children }: DarkAreaProps) {
  return (
    <div className={className} data-mantine-color-scheme="dark">
      {children}
    </div>
  );
}
