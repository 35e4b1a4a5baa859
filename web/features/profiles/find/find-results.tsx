import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import type { Found, MyEvent } from '@plenum/contract';
import { Link, useRouter } from '@tanstack/react-router';
import {
  type Icon,
  IconBuilding,
  IconBuildingStore,
  IconCalendarEvent,
  IconMicrophone2,
  IconUser,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './find-screen.module.css';
import { PersonFace } from '../person/person-face.tsx';
import { type FoundGroup, foundGroups, type FoundLine, linesOf } from './find.found.ts';

const icons: Record<FoundGroup, Icon> = {
  people: IconUser,
  companies: IconBuilding,
  sessions: IconCalendarEvent,
  speakers: IconMicrophone2,
  booths: IconBuildingStore,
};

interface FindResultsProps {
  event: MyEvent;
  q: string;
  found: Found;
  isStale: boolean;
}

export function FindResults({ event, q, found, isStale }: FindResultsProps) {
  const t = useTranslations('profiles.find');
  const format = useFormatter();
  const lines = linesOf(found, {
    title: useWords(event.languages),
    people: (count) => t('people', { count }),
    time: (at) =>
      format.dateTime(new Date(at), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: event.timeZone,
      }),
  });
  return (
    <div className={classes.groups} aria-busy={isStale} data-stale={isStale || undefined}>
      {foundGroups
        .filter((group) => lines[group].length > 0)
        .map((group) => (
          <section key={group} className={classes.group} aria-labelledby={`found-${group}`}>
            <h2 id={`found-${group}`}>
              {t(`groups.${group}`)} <span>{format.number(found[group].total)}</span>
            </h2>
            <ul>
              {lines[group].map((line, place) => (
                <li key={line.key}>
                  <Line group={group} line={line} person={found.people.hits[place]} />
                </li>
              ))}
            </ul>
            {group === 'people' && found.people.total > lines.people.length && (
              <Link to="/attendee-search" search={{ q }} className={classes.more}>
                {t('allPeople', { count: found.people.total })}
              </Link>
            )}
          </section>
        ))}
    </div>
  );
}

interface LineProps {
  group: FoundGroup;
  line: FoundLine;
  person: Found['people']['hits'][number] | undefined;
}

const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;

function Line({ group, line, person }: LineProps) {
  const router = useRouter();
  const Mark = icons[group];
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    router.history.push(line.href);
  };
  return (
    <a href={line.href} className={classes.line} data-found onClick={follow}>
      {group === 'people' && person && <PersonFace person={person} size={36} />}
      {group === 'speakers' && <PersonPicture name={line.name} picture={line.picture} size={36} />}
      {group !== 'people' && group !== 'speakers' && (
        <span className={classes.icon}>
          {line.picture ? (
            <img src={smallOf(line.picture)} alt="" width={36} height={36} loading="lazy" />
          ) : (
            <Mark size={20} stroke={1.75} aria-hidden />
          )}
        </span>
      )}
      <span className={classes.words}>
        <bdi className={classes.name}>{line.name}</bdi>
        {line.detail && <bdi className={classes.detail}>{line.detail}</bdi>}
      </span>
    </a>
  );
}
