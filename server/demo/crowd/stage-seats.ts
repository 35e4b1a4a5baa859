import type { Poll, StageReaction } from '@plenum/contract';
import { viewersOf } from '../../features/stages/index.ts';
import type { Work } from '../../platform/work.ts';
import { oneOf, type Random, someOf } from '../summit/random.ts';
import { type Member, oneHere } from './member.ts';
import type { Pace } from './pace.ts';
import type { Roster } from './roster.ts';
import { cloudWords, stageQuestions } from './script/questions.ts';

interface Parts {
  work: Work;
  organisationId: number;
  eventId: number;
  stageId: number;
  roster: Roster;
  members: readonly Member[];
  pace: Pace;
  random: Random;
}

const reactions: readonly StageReaction[] = [
  'clap',
  'clap',
  'clap',
  'heart',
  'heart',
  'laugh',
  'wow',
  'yes',
];
const mostQuestions = 5;
/** Fewer than these are asked soon, others now and then. */
const soonQuestions = 3;
const nowAndThen = 0.2;

/** Those of the crowd who look at one stage. */
export class StageSeats {
  readonly #parts: Parts;
  readonly members: readonly Member[];
  /** What they asked, the oldest first, and during which run. */
  #asked: { id: number; by: Member; runId: number | null }[] = [];
  readonly #polled = new Set<number>();
  #next: number;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.members = parts.members;
    this.#next = Math.floor(parts.random() * stageQuestions.length);
  }

  get stageId(): number {
    return this.#parts.stageId;
  }

  /** What they feel is told to nobody who is not there. */
  async react(): Promise<void> {
    const { random, stageId } = this.#parts;
    if (!this.#isWatched()) return;
    const mood = oneOf(reactions, random) ?? 'clap';
    const seated = this.members.filter(({ isHere }) => isHere);
    for (const member of someOf(seated, 1 + Math.floor(random() * 4), random)) {
      const reaction = random() < 0.7 ? mood : (oneOf(reactions, random) ?? mood);
      await member.say('stages.react', { stageId, reaction });
    }
  }

  async ask(): Promise<void> {
    const { eventId, stageId, random } = this.#parts;
    const by = oneHere(this.members, random);
    const isEnough = this.#asked.length >= soonQuestions && random() > nowAndThen;
    if (!by || isEnough || !this.#isWatched()) return;
    const text = stageQuestions[this.#next % stageQuestions.length] ?? '';
    this.#next += 1;
    const { id, runId } = await by.call('POST /api/events/:eventId/stages/:stageId/questions', {
      params: { eventId, stageId },
      body: { text, isAnonymous: false },
    });
    this.#asked.push({ id, by, runId });
    const isOld = (one: { runId: number | null }) => one.runId !== runId;
    const over = this.#asked.filter(isOld);
    const current = this.#asked.filter((one) => !isOld(one));
    await this.#withdraw([...over, ...current.splice(0, current.length - mostQuestions)]);
    this.#asked = current;
  }

  /** One of them wants an answer as well, whoever asked. */
  async vote(): Promise<void> {
    const { eventId, stageId, random } = this.#parts;
    const member = oneHere(this.members, random);
    if (!member || !this.#isWatched()) return;
    const stages = await member.call('GET /api/events/:eventId/stages', { params: { eventId } });
    const runId = stages.find(({ id }) => id === stageId)?.run?.id;
    const { questions, mine, votes } = await member.call(
      'GET /api/events/:eventId/stages/:stageId/questions',
      { params: { eventId, stageId }, query: runId === undefined ? {} : { runId } },
    );
    const wanted = new Set(votes.flatMap(({ questionId, isUp }) => (isUp ? questionId : [])));
    const question = oneOf(
      questions.filter(
        ({ id, state }) => state === 'open' && !mine.includes(id) && !wanted.has(id),
      ),
      random,
    );
    if (!question) return;
    await member.call('PUT /api/questions/:questionId/vote', {
      params: { questionId: question.id },
      body: { isUp: true },
    });
  }

  /** Each votes once, after a moment of thought. */
  hearPoll(poll: Poll): void {
    const { pace, random } = this.#parts;
    if (poll.state !== 'open' || this.#polled.has(poll.id)) return;
    this.#polled.add(poll.id);
    for (const member of this.members.filter(({ isHere }) => isHere)) {
      pace.after([2, 25], async () => {
        await member.call('PUT /api/polls/:pollId/vote', {
          params: { pollId: poll.id },
          body: ballotOf(poll, random),
        });
      });
    }
  }

  /** Nobody is there who would answer. */
  async empty(): Promise<void> {
    await this.#withdraw(this.#asked.splice(0));
  }

  async #withdraw(questions: readonly { id: number; by: Member }[]): Promise<void> {
    for (const { id, by } of questions) {
      // Answered, it is part of what happened; hidden or gone, it was somebody else's to decide.
      await by
        .call('DELETE /api/questions/:questionId', { params: { questionId: id } })
        .catch(() => undefined);
    }
  }

  #isWatched(): boolean {
    const { work, organisationId, stageId, roster } = this.#parts;
    const room = viewersOf({ organisationId, id: stageId });
    return work.hub
      .crowdIn(room)
      .people()
      .some((id) => !roster.byId.has(id));
  }
}

function ballotOf({ kind, options }: Poll, random: Random) {
  if (kind === 'words') return { choices: [], words: someOf(cloudWords, 1, random) };
  if (kind === 'rating') return { choices: [3 + Math.floor(random() * 3)], words: [] };
  const count = kind === 'one' ? 1 : 1 + Math.floor(random() * Math.min(2, options.length));
  const ids = options.map(({ id }) => id);
  // The first ones are a little more popular, as they are everywhere.
  const liked = random() < 0.4 ? ids.slice(0, Math.max(count, 2)) : ids;
  return { choices: someOf(liked, count, random), words: [] };
}
