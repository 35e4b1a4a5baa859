import type { PersonCard as Person } from '@plenum/contract';
import type { ReactNode } from 'react';
import type { PersonDeeds } from './person-details.tsx';
import { ConnectButton } from '../connections/connect-button.tsx';
import classes from './person-card.module.css';
import { PersonFace } from './person-face.tsx';
import { PersonLink } from './person-link.tsx';
import { inCommon } from '../profiles.words.ts';
import { useCountryName } from '../use-country-name.ts';
import { WordChips } from '../mine/word-chips.tsx';

const mostWords = 5;

interface PersonCardProps {
  eventId: number;
  person: Person;
  /** My own interests. */
  mine: readonly string[];
  deeds?: PersonDeeds | undefined;
  onOpen?: ((id: number) => void) | undefined;
  /** Why just this person stands here. */
  children?: ReactNode;
}

export function PersonCard(props: PersonCardProps) {
  const { eventId, person, mine, deeds, onOpen, children } = props;
  const countryName = useCountryName();
  const { headline, company, country, interests } = person;
  const places = [company, country && countryName(country)].filter(Boolean);
  return (
    <li className={classes.card}>
      <div className={classes.who}>
        <PersonFace person={person} size={52} />
        <div className={classes.words}>
          <h2>
            <PersonLink person={person} className={classes.name} onOpen={onOpen} />
          </h2>
          {headline && (
            <p>
              <bdi>{headline}</bdi>
            </p>
          )}
          {places.length > 0 && (
            <p className={classes.places}>
              {places.map((place) => (
                <bdi key={place}>{place}</bdi>
              ))}
            </p>
          )}
        </div>
      </div>
      {children}
      {interests && interests.length > 0 && (
        <WordChips
          words={interests}
          common={person.standing === 'me' ? [] : inCommon(interests, mine)}
          most={mostWords}
        />
      )}
      <div className={classes.foot}>
        <ConnectButton eventId={eventId} person={person} />
        {person.standing !== 'me' && deeds?.(person)}
      </div>
    </li>
  );
}
