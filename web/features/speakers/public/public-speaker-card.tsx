import type { PublicSpeaker } from '@plenum/contract';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import classes from './public-speakers.module.css';
import { roleOf } from '../use-speaker-words.ts';

interface PublicSpeakerCardProps {
  speaker: PublicSpeaker;
  href: string;
}

export function PublicSpeakerCard({ speaker, href }: PublicSpeakerCardProps) {
  const size = speaker.kind === 'keynote' ? 112 : 72;
  return (
    <li className={classes.card}>
      <PersonPicture name={speaker.name} picture={speaker.picture} size={size} />
      <span className={classes.words}>
        <PlaceLink className={classes.name} href={href}>
          {speaker.name}
        </PlaceLink>
        <bdi>{roleOf(speaker)}</bdi>
      </span>
    </li>
  );
}
