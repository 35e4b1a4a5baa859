import '../../ui/styles/fields.css';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ChoicePieces } from './choice-pieces.tsx';
import { FeedbackPieces } from './feedback-pieces.tsx';
import { FormPieces } from './form-pieces.tsx';
import classes from './gallery-page.module.css';
import { ListPieces } from './list-pieces.tsx';
import { words } from './gallery-samples.ts';
import { ChartPieces, NumberPieces } from './number-pieces.tsx';
import { PeoplePieces } from './people-pieces.tsx';
import { SkeletonPieces, StatePieces } from './state-pieces.tsx';
import { TextPieces } from './text-pieces.tsx';
import { TimePieces } from './time-pieces.tsx';

/** What the kit has, so that nobody writes it twice; the browser tests photograph it. */
export function GalleryPage() {
  usePageTitle(words.title);
  return (
    <div className={classes.gallery}>
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <Shelf name={words.people} pieces={<PeoplePieces />} />
      <Shelf name={words.numbers} pieces={<NumberPieces />} />
      <Shelf name={words.charts} pieces={<ChartPieces />} />
      <Shelf name={words.times} pieces={<TimePieces />} />
      <Shelf name={words.forms} pieces={<FormPieces />} />
      <Shelf name={words.choices} pieces={<ChoicePieces />} />
      <Shelf name={words.lists} pieces={<ListPieces />} />
      <Shelf name={words.feedback} pieces={<FeedbackPieces />} />
      <Shelf name={words.texts} pieces={<TextPieces />} />
      <Shelf name={words.states} pieces={<StatePieces />} />
      <Shelf name={words.skeletons} pieces={<SkeletonPieces />} />
    </div>
  );
}

function Shelf({ name, pieces }: { name: string; pieces: ReactNode }) {
  return (
    <section className={classes.shelf} aria-label={name}>
      <h2>{name}</h2>
      <div className={classes.pieces}>{pieces}</div>
    </section>
  );
}
