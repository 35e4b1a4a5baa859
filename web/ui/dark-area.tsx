import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { config } from '../platform/config.ts';
import { theme, themeVariables } from './theme.ts';

interface DarkAreaProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Dark in both colour schemes. What opens in a portal from here must be wrapped again. */
export function DarkArea({ id, className, children }: DarkAreaProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      forceColorScheme="dark"
      cssVariablesSelector={`#${id}`}
      getRootElement={() => document.querySelector<HTMLElement>(`#${id}`) ?? undefined}
      getStyleNonce={config.styleNonce}
      withGlobalClasses={false}
    >
      <div id={id} className={className} data-mantine-color-scheme="dark">
        {children}
      </div>
    </MantineProvider>
  );
}
