import type { Program } from '@plenum/contract';
import { useFormatter } from 'use-intl';
import { type Placed, speakersOf } from '../../features/agenda/program/program.ts';
import { FacePile } from '../../ui/person/face-pile.tsx';
import classes from './faces.module.css';

const mostFaces = 4;

interface SpeakerFacesProps {
  placed: Placed;
  program: Program | undefined;
}

/** Whoever speaks, by face and by name. */
export function SpeakerFaces({ placed: { session }, program }: SpeakerFacesProps) {
  const format = useFormatter();
  const speakers = program ? speakersOf(program, session) : [];
  if (speakers.length === 0) return null;
  return (
    <p className={classes.faces}>
      <FacePile people={speakers.slice(0, mostFaces)} size={32} />
      <bdi>{format.list(speakers.map(({ name }) => name))}</bdi>
    </p>
  );
}
