import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import {
  IconArticle,
  IconBook,
  IconBuildingStore,
  IconCalendarEvent,
  IconMail,
  IconMicrophone2,
  IconPresentation,
  IconUser,
} from '@tabler/icons-react';
import { useFormatter } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './palette.module.css';
import type { FoundHit } from './search.hits.ts';

const icons: Record<FoundHit['kind'], typeof IconMail> = {
  people: IconUser,
  sessions: IconPresentation,
  speakers: IconMicrophone2,
  booths: IconBuildingStore,
  articles: IconBook,
  posts: IconArticle,
  mails: IconMail,
  entries: IconCalendarEvent,
};

export function PaletteHit({ hit }: { hit: FoundHit }) {
  const when = useWhen(hit);
  const detail = [when, hit.detail].filter(Boolean).join(', ');
  return (
    <>
      <HitPicture hit={hit} />
      <bdi className={classes.name}>{hit.name}</bdi>
      {detail && <bdi className={classes.detail}>{detail}</bdi>}
    </>
  );
}

function HitPicture({ hit: { kind, name, picture } }: { hit: FoundHit }) {
  const HitIcon = icons[kind];
  if (kind === 'people' || kind === 'speakers')
    return <PersonPicture name={name} picture={picture} size={28} />;
  return (
    <span className={classes.icon}>
      {picture ? (
        <img src={smallOf(picture)} alt="" width={28} height={28} />
      ) : (
        <HitIcon size={18} stroke={1.75} aria-hidden />
      )}
    </span>
  );
}

const utc = { timeZone: 'UTC' } as const;

function useWhen({ at, timeZone }: FoundHit): string | null {
  const format = useFormatter();
  if (at === null) return null;
  if (timeZone)
    return format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const isDay = at.length === 10;
  return format.dateTime(new Date(at), { dateStyle: 'medium', ...(isDay && utc) });
}
