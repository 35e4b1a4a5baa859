import { useBookmarks } from '../../../features/bookmarks/use-bookmarks.ts';
import { Palette } from '../../../features/search/palette.tsx';
import { useCan } from '../../../platform/abilities.ts';
import type { Place } from '../../../platform/named-page.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useLastSession } from '../../../platform/session/session.ts';
import { useNamedPages } from '../../use-named-pages.ts';
import { useDeeds } from './use-deeds.ts';
import { useWriting } from './use-writing.ts';

const personLink = (id: number): Place => ({
  to: '/apps/user/view/$id',
  params: { id: String(id) },
});

interface FindingPaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** The palette with all that this person can find and do. */
export function FindingPalette(props: FindingPaletteProps) {
  const organisation = useOrganisation();
  const person = useLastSession()?.person;
  const can = useCan();
  const pages = useNamedPages(organisation?.shortName ?? '');
  const marks = useBookmarks(pages);
  return (
    <Palette
      {...props}
      owner={`${organisation?.id ?? 0}.${person?.id ?? 0}`}
      pages={pages}
      marks={marks}
      deeds={useDeeds()}
      writing={useWriting()}
      personLink={can(['manage', 'all']) ? personLink : undefined}
    />
  );
}
