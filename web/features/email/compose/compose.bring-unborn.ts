import { birthKey, forgetUnborn, readKeptWords } from './compose.kept-words.ts';
import { unborn } from './compose.unborn.ts';
import { beginDraft, saveDraft } from './compose.write-api.ts';

/** What was begun without a connection and closed becomes a draft once there is one. */
export async function bringUnborn(owner: string): Promise<void> {
  const kept = readKeptWords(owner, unborn);
  if (!kept) return;
  const { id, version } = await beginDraft({}, birthKey(owner));
  await saveDraft(id, kept.draft, version);
  forgetUnborn(owner);
}
