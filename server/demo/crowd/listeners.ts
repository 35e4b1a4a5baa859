import { randomUUID } from 'node:crypto';
import type { Line, Messages } from '@plenum/contract';
import { oneOf, type Random, someOf } from '../summit/random.ts';
import type { Member } from './member.ts';
import type { Pace } from './pace.ts';
import { languageOf, replyTo } from './replies.ts';
import type { Room } from './room.ts';
import type { Roster } from './roster.ts';
import { atBooths, betweenTwo } from './script/replies.ts';

interface Parts {
  roster: Roster;
  rooms: readonly Room[];
  eventId: number;
  pace: Pace;
  random: Random;
  now(): Date;
}

const emojis = ['👍', '❤️', '👏', '💡', '🙂'];
/** Of somebody who writes all the time each line is read, and not each one answered. */
const answersEveryMs = 20_000;

/** What the crowd does with what others say to it; never more than one answer to a line. */
export class Listeners {
  readonly #parts: Parts;
  readonly #answeredAt = new Map<number, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  hearChanges(member: Member, { conversationId, changes }: Messages['chat.changes']): void {
    const room = this.#parts.rooms.find((one) => one.conversationId === conversationId);
    if (room && room.ear !== member) return;
    for (const { line } of changes) {
      if (!line || !this.#isNews(line)) continue;
      if (room) this.#inRoom(room, line);
      else this.#betweenTwo(member, conversationId);
    }
  }

  /** Somebody asks a booth: whoever of its staff is here answers, unless one of them is no one of the crowd. */
  hearDesk(member: Member, told: Messages['chat.desk_changed']): void {
    const { conversationId, exhibitorId } = told;
    if (exhibitorId === null || !this.#mayAnswer(conversationId)) return;
    this.#parts.pace.after([6, 18], () => this.#atBooth(member, conversationId, exhibitorId));
  }

  #isNews({ author, state, sequence, changed }: Line): boolean {
    const isNew = state === 'shown' && sequence === changed;
    return isNew && author !== null && !this.#parts.roster.byId.has(author.id);
  }

  #mayAnswer(conversationId: number): boolean {
    const now = this.#parts.now().getTime();
    const isRested = now - (this.#answeredAt.get(conversationId) ?? 0) >= answersEveryMs;
    if (isRested) this.#answeredAt.set(conversationId, now);
    return isRested;
  }

  #inRoom(room: Room, line: Line): void {
    const { pace, random } = this.#parts;
    const { conversationId } = room;
    const seated = room.members.filter(({ isHere }) => isHere);
    const [first, ...others] = someOf(seated, 3, random);
    for (const member of others) {
      pace.after([4, 15], async () => {
        await member.call('POST /api/chat/conversations/:conversationId/lines/:lineId/reactions', {
          params: { conversationId, lineId: line.id },
          body: { emoji: oneOf(emojis, random) ?? '👍', isOn: true },
        });
      });
    }
    if (!first || !this.#mayAnswer(conversationId)) return;
    pace.after([9, 24], async () => {
      await first.say('chat.typing', { conversationId });
      pace.after([3, 5], () =>
        room.answer(
          first,
          line.threadId ?? line.id,
          replyTo(line.text, random),
          line.author?.id ?? 0,
        ),
      );
    });
  }

  #betweenTwo(member: Member, conversationId: number): void {
    const { pace, random } = this.#parts;
    if (!this.#mayAnswer(conversationId)) return;
    const params = { conversationId };
    pace.after([8, 20], async () => {
      const { kind, standing } = await member.call('GET /api/chat/conversations/:conversationId', {
        params,
      });
      if (kind !== 'direct') return;
      if (standing === 'invited') {
        const body = { isAccepted: true };
        await member.call('POST /api/chat/conversations/:conversationId/answer', { params, body });
      }
      const text = await this.#lastSaid(member, conversationId);
      const says = oneOf(betweenTwo[languageOf(text)], random) ?? '';
      await this.#say(member, conversationId, says);
    });
  }

  async #atBooth(member: Member, conversationId: number, exhibitorId: number): Promise<void> {
    const { eventId, roster, random } = this.#parts;
    const { request } = await member.call('GET /api/chat/conversations/:conversationId', {
      params: { conversationId },
    });
    if (request?.state !== 'waiting') return;
    const { staff } = await member.call('GET /api/events/:eventId/hall/:exhibitorId', {
      params: { eventId, exhibitorId },
    });
    const isStaffed = staff.some(
      ({ personId, isOnline }) => isOnline && !roster.byId.has(personId),
    );
    if (isStaffed) return;
    const text = await this.#lastSaid(member, conversationId);
    await this.#say(member, conversationId, oneOf(atBooths[languageOf(text)], random) ?? '');
  }

  async #lastSaid(member: Member, conversationId: number): Promise<string> {
    const { lines } = await member.call('GET /api/chat/conversations/:conversationId/lines', {
      params: { conversationId },
      query: { limit: 1 },
    });
    return lines.at(-1)?.text ?? '';
  }

  async #say(member: Member, conversationId: number, text: string): Promise<void> {
    await member.call('POST /api/chat/conversations/:conversationId/lines', {
      params: { conversationId },
      body: { clientId: randomUUID(), text },
    });
  }
}
