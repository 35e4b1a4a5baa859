import type { EmailDetail } from '@plenum/contract';
import type { WrittenEmail } from './compose.draft.ts';
import type { DraftCalls } from './compose.draft-keeper.ts';
import { birthKey, forgetUnborn, keepWords } from './compose.kept-words.ts';
import { unborn } from './compose.unborn.ts';
import { beginDraft, readDraft, saveDraft } from './compose.write-api.ts';

/** Of a draft on the server, or of one that becomes a draft there with its first save. */
export function draftCalls(
  owner: string,
  { id: givenId, version: givenVersion }: WrittenEmail,
  onBorn: (email: EmailDetail) => void,
): DraftCalls & { id: () => number } {
  let id = givenId;
  let bornVersion = givenVersion;
  let key: string | null = null;

  const bear = async () => {
    if (id !== unborn) return;
    key ??= birthKey(owner);
    const email = await beginDraft({}, key);
    id = email.id;
    bornVersion = email.version;
    forgetUnborn(owner);
    onBorn(email);
  };

  return {
    id: () => id,
    save: async (draft, version) => {
      await bear();
      return saveDraft(id, draft, version === givenVersion ? bornVersion : version);
    },
    read: () => readDraft(id),
    mirror: (draft, version) => keepWords(owner, id, draft && { draft, version }),
  };
}
