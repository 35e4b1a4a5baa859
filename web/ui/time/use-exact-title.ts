import type { PointerEvent } from 'react';
import { useFormatter } from 'use-intl';

/** The exact time on hover: worded only then, because a long list holds hundreds of times. */
export function useExactTitle(at: Date) {
  const format = useFormatter();
  return ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.title = format.dateTime(at, { dateStyle: 'full', timeStyle: 'medium' });
  };
}
