import type { PersonCard } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { ConnectButton } from '../connections/connect-button.tsx';
import classes from './people-table.module.css';
import { PersonFace } from '../person/person-face.tsx';
import { PersonLink } from '../person/person-link.tsx';
import { inCommon } from '../profiles.words.ts';
import { useCountryName } from '../use-country-name.ts';
import { WordChips } from '../mine/word-chips.tsx';

const mostWords = 3;

interface PeopleTableProps {
  eventId: number;
  label: string;
  people: readonly PersonCard[];
  mine: readonly string[];
  isStale: boolean;
  onOpen: (id: number) => void;
}

/** Wide lists in columns; on a phone the same rows stand as cards. */
export function PeopleTable({ eventId, label, people, mine, isStale, onOpen }: PeopleTableProps) {
  const t = useTranslations('profiles');
  return (
    <div className={classes.frame} data-stale={isStale || undefined}>
      <table className={classes.table} aria-label={label} aria-busy={isStale}>
        <thead>
          <tr>
            <th scope="col">{t('columns.person')}</th>
            <th scope="col">{t('fields.company')}</th>
            <th scope="col">{t('fields.country')}</th>
            <th scope="col">{t('fields.interests')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('columns.standing')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} eventId={eventId} person={person} mine={mine} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<PeopleTableProps, 'eventId' | 'mine' | 'onOpen'> {
  person: PersonCard;
}

function Row({ eventId, person, mine, onOpen }: RowProps) {
  const countryName = useCountryName();
  const { headline, company, country, interests = [] } = person;
  return (
    <tr data-row={person.id}>
      <th scope="row">
        <span className={classes.person}>
          <PersonFace person={person} size={36} />
          <span>
            <PersonLink person={person} className={classes.name} onOpen={onOpen} />
            {headline && <bdi className={classes.headline}>{headline}</bdi>}
          </span>
        </span>
      </th>
      <td>{company && <bdi>{company}</bdi>}</td>
      <td>{country && countryName(country)}</td>
      <td>
        {interests.length > 0 && (
          <WordChips words={interests} common={inCommon(interests, mine)} most={mostWords} />
        )}
      </td>
      <td>
        <ConnectButton eventId={eventId} person={person} />
      </td>
    </tr>
  );
}
