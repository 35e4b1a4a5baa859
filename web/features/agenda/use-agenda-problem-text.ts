import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { hindranceOf, sharedSpeakers } from './agenda.clashes.ts';
import { useAgendaFacts } from './agenda-facts.tsx';

const plain = {
  'agenda.changed_meanwhile': 'changedMeanwhile',
  'agenda.changed_since': 'changedSince',
  'agenda.part_unknown': 'partUnknown',
  'agenda.not_in_grid': 'notInGrid',
  'agenda.nothing_new': 'nothingNew',
  'agenda.too_many_files': 'tooManyFiles',
} as const;

const isPlain = (code: string): code is keyof typeof plain => code in plain;

interface Attempt {
  /** Sessions as they should have become. */
  wanted: readonly AgendaSession[];
  /** All of the agenda. */
  sessions: readonly AgendaSession[];
}

const nothing: Attempt = { wanted: [], sessions: [] };

/** The server names what was in the way; the browser finds what ran into it. */
function pairOf(problem: CallProblem, { wanted, sessions }: Attempt, kind: 'rooms' | 'speakers') {
  const others = sessions.filter(({ id }) => !wanted.some((one) => one.id === id));
  const all = [...others, ...wanted];
  const named = all.find(({ id }) => String(id) === problem.message);
  for (const session of wanted) {
    const other = hindranceOf(session, named ? [named] : all, kind);
    if (other) return { session, other };
  }
  return null;
}

/** Says why the agenda stays as it was, and what was in the way. */
export function useAgendaProblemText() {
  const t = useTranslations('agenda.problems');
  const facts = useAgendaFacts();
  const problemText = useProblemText();

  const roomText = (problem: CallProblem, attempt: Attempt) => {
    const pair = pairOf(problem, attempt, 'rooms');
    if (!pair) return t('roomTaken');
    const { session, other } = pair;
    return t('roomTakenBy', {
      title: facts.titleOf(session),
      other: facts.titleOf(other),
      room: facts.roomName(other.roomId),
      time: facts.timeOf(other),
    });
  };
  const speakerText = (problem: CallProblem, attempt: Attempt) => {
    const pair = pairOf(problem, attempt, 'speakers');
    const [id] = pair ? sharedSpeakers(pair.session, pair.other) : [];
    if (!pair || id === undefined) return t('speakerTaken');
    const { session, other } = pair;
    return t('speakerTakenBy', {
      title: facts.titleOf(session),
      speaker: facts.speakerName(id),
      other: facts.titleOf(other),
      time: facts.timeOf(other),
    });
  };

  return (problem: unknown, attempt = nothing): string => {
    if (!(problem instanceof CallProblem)) return problemText(problem);
    if (problem.code === 'agenda.room_taken') return roomText(problem, attempt);
    if (problem.code === 'agenda.speaker_taken') return speakerText(problem, attempt);
    return isPlain(problem.code) ? t(plain[problem.code]) : problemText(problem);
  };
}
