import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the demo was made, and what became of its stage: what is not noted there is not the demo's. */
export interface Notes {
  organisationId: number;
  organiserId: number;
  eventId: number;
  /** The run that the loop began; null: none yet. */
  runId: number | null;
  hasReplays: boolean;
}

const placeIn = (dataDir: string) => join(dataDir, 'demo', 'stage.json');

export async function readNotes(dataDir: string): Promise<Notes | null> {
  const text = await readFile(placeIn(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Notes);
}

export async function writeNotes(dataDir: string, notes: Notes): Promise<void> {
  await mkdir(join(dataDir, 'demo'), { recursive: true });
  await writeFile(placeIn(dataDir), JSON.stringify(notes));
}
