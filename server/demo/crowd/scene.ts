import type { Messages } from '@plenum/contract';
import type { Work } from '../../platform/work.ts';
import type { Notes } from '../stage/notes.ts';
import { oneOf, type Random } from '../summit/random.ts';
import { Refused } from './calls.ts';
import { changeStars, likePost, visitBooth } from './floor.ts';
import { Listeners } from './listeners.ts';
import { type CrowdParts, type Member, oneHere } from './member.ts';
import { Pace } from './pace.ts';
import { lookAround, type Place } from './place.ts';
import { Room } from './room.ts';
import type { Roster } from './roster.ts';
import { coffee } from './script/coffee.ts';
import { lobby } from './script/lobby.ts';
import { besideTalks } from './script/sessions.ts';
import type { Script } from './script/shape.ts';
import { StageSeats } from './stage-seats.ts';
import type { Heard } from './window.ts';

/** Some are there at once, the others come one by one. */
const firstToCome = 14;
const thenAtOnce = 1;

/** Places among the visitors of those who look at each stage. */
const stageSeats: readonly (readonly [number, number])[] = [
  [10, 24],
  [26, 34],
];

interface Parts {
  crowd: CrowdParts;
  notes: Notes;
  roster: Roster;
  random: Random;
}

/** The crowd while somebody looks: who is there, and what is done when. */
export class Scene {
  readonly #parts: Parts;
  readonly #work: Work;
  readonly #place: Place;
  readonly #pace: Pace;
  readonly #rooms: readonly Room[];
  readonly #stages: readonly StageSeats[];
  readonly #listeners: Listeners;
  /** Whom nobody lets in, and who went for a while. */
  readonly #absent = new Set<Member>();
  #turns = 0;

  private constructor(parts: Parts, place: Place) {
    this.#parts = parts;
    this.#place = place;
    const { roster, random, notes, crowd } = parts;
    const { organisationId, eventId } = notes;
    const { work } = crowd;
    this.#work = work;
    const pace = new Pace(random, work.clock.now().getTime());
    this.#pace = pace;
    this.#rooms = scriptsOf(place).map(
      ([conversationId, script]) =>
        new Room({ work, organisationId, conversationId, roster, script }),
    );
    this.#stages = stageSeats.flatMap(([from, to], at) => {
      const stageId = place.stageIds[at];
      if (stageId === undefined) return [];
      const members = roster.visitors.slice(from, to);
      return new StageSeats({
        work,
        organisationId,
        eventId,
        stageId,
        roster,
        members,
        pace,
        random,
      });
    });
    const now = () => work.clock.now();
    this.#listeners = new Listeners({ roster, rooms: this.#rooms, eventId, pace, random, now });
    this.#begin();
  }

  static async open(parts: Parts): Promise<Scene | null> {
    const [first] = parts.roster.visitors;
    if (!first) return null;
    const scene = new Scene(parts, await lookAround(first, parts.notes.eventId));
    for (const room of scene.#rooms) await scene.#quietly(() => room.recall());
    return scene;
  }

  async turn(): Promise<void> {
    const now = this.#work.clock.now().getTime();
    this.#turns += 1;
    await this.#letIn();
    const { all } = this.#parts.roster;
    await this.#quietly(async () => all[this.#turns % all.length]?.stay());
    for (const deed of this.#pace.due(now)) await this.#quietly(deed);
  }

  async close(): Promise<void> {
    for (const stage of this.#stages) await this.#quietly(() => stage.empty());
    for (const member of this.#parts.roster.all) member.leave();
  }

  #begin(): void {
    const { visitors } = this.#parts.roster;
    const floor = { place: this.#place, visitors, pace: this.#pace, random: this.#parts.random };
    const typing = (say: () => Promise<void>) => this.#pace.after([3, 5], say);
    const [hall, corner, ...talks] = this.#rooms;
    const talk = (room: Room | undefined) => async () => room?.next(typing);
    const [stage] = this.#stages;
    this.#pace.repeat([
      { seconds: [30, 80], deed: talk(hall) },
      { seconds: [60, 150], deed: talk(corner) },
      {
        seconds: [60, 150],
        deed: async () => talk(oneOf(talks, this.#parts.random))(),
      },
      { seconds: [12, 30], deed: () => visitBooth(floor) },
      { seconds: [15, 40], deed: () => changeStars(floor) },
      { seconds: [50, 120], deed: () => likePost(floor) },
      { seconds: [4, 12], deed: () => this.#reactAnywhere() },
      { seconds: [12, 40], deed: async () => stage?.ask() },
      { seconds: [7, 22], deed: async () => stage?.vote() },
      { seconds: [25, 70], deed: () => this.#goForAWhile() },
    ]);
  }

  async #reactAnywhere(): Promise<void> {
    for (const stage of this.#stages) await stage.react();
  }

  /** Those who are to be here and are not, also where a line broke. */
  async #letIn(): Promise<void> {
    const missing = this.#parts.roster.all.filter(
      (member) => !member.isHere && !this.#absent.has(member),
    );
    const atOnce = this.#turns === 1 ? firstToCome : thenAtOnce;
    for (const member of this.#inOrder(missing).slice(0, atOnce)) await this.#enter(member);
  }

  /** Whoever hears for a room first; then every third of the others, so that all places fill. */
  #inOrder(members: readonly Member[]): Member[] {
    const ears = new Set(this.#rooms.map(({ ear }) => ear));
    const rank = (member: Member, place: number) => (ears.has(member) ? -1 : (place * 7) % 20);
    return members
      .map((member, place) => ({ member, rank: rank(member, place) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ member }) => member);
  }

  async #enter(member: Member): Promise<void> {
    this.#absent.add(member);
    await this.#quietly(async () => {
      await member.come((one, heard) => this.#hear(one, heard));
      this.#absent.delete(member);
      for (const { members, conversationId } of this.#rooms) {
        if (members.includes(member)) await member.say('chat.watch', { conversationId });
      }
      for (const { members, stageId } of this.#stages) {
        if (members.includes(member)) await member.say('stages.watch', { stageId });
      }
    });
  }

  async #goForAWhile(): Promise<void> {
    const ears = new Set(this.#rooms.map(({ ear }) => ear));
    const free = this.#parts.roster.all.filter((one) => !ears.has(one));
    const member = oneHere(free, this.#parts.random);
    if (!member || this.#absent.size > 8) return;
    this.#absent.add(member);
    member.leave();
    this.#pace.after([60, 200], async () => void this.#absent.delete(member));
  }

  #hear(member: Member, { name, payload }: Heard): void {
    if (name === 'chat.changes') {
      this.#listeners.hearChanges(member, payload as Messages['chat.changes']);
    } else if (name === 'chat.desk_changed') {
      this.#listeners.hearDesk(member, payload as Messages['chat.desk_changed']);
    } else if (name === 'polls.changed') {
      const { poll } = payload as Messages['polls.changed'];
      this.#stages.find(({ stageId }) => stageId === poll.stageId)?.hearPoll(poll);
    }
  }

  /** What somebody said no to is let be; anything else is a fault, and the crowd goes on. */
  async #quietly(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      const level = error instanceof Refused ? 'debug' : 'warn';
      this.#work.log[level]({ err: error }, 'the crowd of the demo left something undone');
    }
  }
}

/** The lobby, the coffee corner and what is beside talks, as far as they are there. */
function scriptsOf({ channels }: Place): (readonly [number, Script])[] {
  const idOf = (fits: (channel: Place['channels'][number]) => boolean) => channels.find(fits)?.id;
  const found: [number | undefined, Script][] = [
    [idOf(({ about }) => about === 'lobby'), lobby],
    [idOf(({ about }) => about === 'topic'), coffee],
    ...besideTalks.map((script): [number | undefined, Script] => [
      idOf(({ about, titles }) => about === 'session' && titles?.['en'] === script.title),
      script,
    ]),
  ];
  return found.flatMap(([id, script]) => (id === undefined ? [] : [[id, script] as const]));
}
