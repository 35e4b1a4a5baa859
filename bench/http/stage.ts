import { type Endings, setDatabase, withEndings } from '../database.ts';
import { listStatement } from './list-statement.ts';
import { type Side, startBare, startOurs } from './sides.ts';
import { fillTable } from './tasks.ts';

export interface Stage {
  ours: Side;
  bare: Side;
}

/** Both servers, each its own process, on one database with its usual, durable settings. */
export const onStage = <T>(play: (stage: Stage) => Promise<T>): Promise<T> =>
  withEndings(async (endings) => play(await setStage(endings)));

async function setStage(endings: Endings): Promise<Stage> {
  const { client, ...place } = await setDatabase(endings);
  const ours = await startOurs(place);
  endings.push(ours.stop);
  await fillTable(client, ours.organisationId, ours.personId);
  const bare = await startBare(place, await listStatement(ours.organisationId));
  endings.push(bare.stop);
  return { ours, bare };
}
