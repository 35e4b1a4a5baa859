import type { Placement } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLastSession } from '../../../platform/session/session.ts';
import { type Counter, makeCounter } from './strip.counting.ts';
import { shownSponsors } from '../sponsors.live.ts';
import { StripView } from './strip-view.tsx';

interface SponsorStripProps {
  slug: string;
  placement: Placement;
  languages?: readonly string[];
}

const none: readonly string[] = [];

/** Who runs events looks at sponsors all day: that counts for nobody. */
function useCounter(slug: string): Counter | null {
  const isOwn = useLastSession()?.person.role === 'admin';
  const counter = useMemo(() => (isOwn ? null : makeCounter(slug)), [slug, isOwn]);
  useEffect(() => counter?.open(), [counter]);
  return counter;
}

/** The sponsors of a place, where there are any; nothing of it is worth an error. */
export function SponsorStrip({ slug, placement, languages = none }: SponsorStripProps) {
  const { data } = useQuery({ ...shownSponsors.options(slug), retry: false });
  const counter = useCounter(slug);
  if (!data || data.wheels[placement].length === 0) return null;
  return <StripView shown={data} placement={placement} languages={languages} counter={counter} />;
}
