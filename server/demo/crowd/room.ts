import { randomUUID } from 'node:crypto';
import { forgetDeleted } from '../../features/chat/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Member } from './member.ts';
import type { Roster } from './roster.ts';
import type { Script, ScriptLine } from './script/shape.ts';

/** A line of the crowd is known by how its key begins: what others said is never removed. */
const mark = 'c0ffee00';
const newKey = () => mark + randomUUID().slice(mark.length);
const mostRead = 200;

interface Parts {
  work: Work;
  organisationId: number;
  conversationId: number;
  roster: Roster;
  script: Script;
}

/** A channel in which some of the crowd sit and talk. */
export class Room {
  readonly #parts: Parts;
  readonly members: readonly Member[];
  /** Their lines that are there and answer none, the oldest first. */
  readonly #lines: { id: number; by: Member }[] = [];
  #next = 0;
  #rootId: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { from, to } = parts.script;
    this.members = parts.roster.visitors.slice(from, to);
  }

  get conversationId(): number {
    return this.#parts.conversationId;
  }

  /** Whoever hears for all of them, and does not go away. */
  get ear(): Member | undefined {
    return this.members[0];
  }

  /** Goes on where it stopped, also after a start. */
  async recall(): Promise<void> {
    const { script, roster, conversationId } = this.#parts;
    const page = await this.ear?.call('GET /api/chat/conversations/:conversationId/lines', {
      params: { conversationId },
      query: { limit: mostRead },
    });
    for (const { id, clientId, author, state, text } of page?.lines ?? []) {
      const by = roster.byId.get(author?.id ?? 0);
      if (!by || state !== 'shown' || !clientId.startsWith(mark)) continue;
      this.#lines.push({ id, by });
      const said = script.lines.findIndex((line) => line.text === text);
      if (said !== -1) this.#next = this.#afterThread(said);
    }
  }

  /** Its next line, after a moment of typing. */
  async next(whenTyped: (say: () => Promise<void>) => void): Promise<void> {
    const { lines } = this.#parts.script;
    const line = lines[this.#next % lines.length];
    const by = line && this.#memberOf(line);
    if (!line || !by?.isHere) return this.#skip(line);
    const { conversationId } = this.#parts;
    await by.say('chat.typing', { conversationId });
    whenTyped(() => this.#say(line, by));
  }

  async answer(by: Member, threadId: number, text: string, mentionId: number): Promise<void> {
    const body = { clientId: newKey(), text, threadId, mentionIds: [mentionId] };
    const params = { conversationId: this.conversationId };
    await by.call('POST /api/chat/conversations/:conversationId/lines', { params, body });
  }

  async #say(line: ScriptLine, by: Member): Promise<void> {
    const rootId = this.#rootId;
    const isAnswer = line.answers === true;
    this.#skip(line);
    if (isAnswer && rootId === null) return;
    const thread = isAnswer && rootId !== null ? { threadId: rootId } : {};
    const { id } = await by.call('POST /api/chat/conversations/:conversationId/lines', {
      params: { conversationId: this.conversationId },
      body: { clientId: newKey(), text: line.text, ...thread },
    });
    if (isAnswer) return;
    this.#rootId = id;
    this.#lines.push({ id, by });
    await this.#letGo();
  }

  /** The oldest are taken back by who said them; what was deleted leaves no row behind. */
  async #letGo(): Promise<void> {
    const { work, organisationId, conversationId, roster, script } = this.#parts;
    if (this.#lines.length <= script.most) return;
    for (const { id, by } of this.#lines.splice(0, this.#lines.length - script.most)) {
      await by.call('DELETE /api/chat/conversations/:conversationId/lines/:lineId', {
        params: { conversationId, lineId: id },
      });
    }
    await forgetDeleted(work.db, { organisationId, id: conversationId }, [...roster.byId.keys()]);
  }

  #memberOf({ by }: ScriptLine): Member | undefined {
    return this.members.find(({ fullName }) => fullName.startsWith(`${by} `));
  }

  /** What answers a line that was not said goes with it. */
  #skip(line: ScriptLine | undefined): void {
    this.#next += 1;
    if (!line?.answers) this.#rootId = null;
  }

  #afterThread(place: number): number {
    const { lines } = this.#parts.script;
    const following = lines.findIndex((line, at) => at > place && !line.answers);
    return following === -1 ? 0 : following;
  }
}
