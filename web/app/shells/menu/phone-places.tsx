import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { MenuEntry, MenuLink } from '../../menu-shape.ts';
import { useVisibleMenu } from '../../use-visible-menu.ts';
import { MenuBadge } from './menu-badge.tsx';
import classes from './phone-places.module.css';
import { useMenuLink } from './use-menu-link.ts';

/** What people at a conference come back to, in the order of the bar. */
const places = [
  'lobby',
  'conferenceProgram',
  'summitAgenda',
  'cometChat',
  'myProfile',
] as const satisfies readonly MenuLink['label'][];

type Place = MenuEntry & { label: (typeof places)[number] };

const isPlace = (entry: { label: string }): entry is Place =>
  places.some((label) => label === entry.label);

/** The lower edge of a phone: where the thumb is. The whole menu stays behind its button. */
export function PhonePlaces() {
  const t = useTranslations('shell.places');
  const found = useVisibleMenu()
    .flatMap(({ entries }) => entries.filter(isPlace))
    .toSorted((one, other) => places.indexOf(one.label) - places.indexOf(other.label));
  if (found.length === 0) return null;
  return (
    <nav className={classes.bar} aria-label={t('label')} data-phone-places>
      {found.map((entry) => (
        <PlaceLink key={entry.label} entry={entry} />
      ))}
    </nav>
  );
}

function PlaceLink({ entry }: { entry: Place }) {
  const t = useTranslations('shell.places');
  const { isHere, follow } = useMenuLink(entry);
  const Icon = entry.icon;
  return (
    <Link
      {...entry.link}
      className={classes.place}
      aria-current={isHere ? 'page' : undefined}
      onClick={follow}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={classes.word}>{t(entry.label)}</span>
      {entry.badge && (
        <span className={classes.badge}>
          <MenuBadge what={entry.badge} />
        </span>
      )}
    </Link>
  );
}
