import type { Routes } from '@plenum/contract';
import { describe, type Input, type RouteName, sendConfirmed } from '../api-client.ts';
import { CallProblem } from '../call-problem.ts';
import { fileNameOf } from './file-name.ts';
import { saveFile } from './save-file.ts';
import type { ReceivedFile } from '../send.ts';

type DownloadName = {
  [K in RouteName]: Routes[K] extends { download: string } ? K : never;
}[RouteName];

/** Fetches a file as the signed-in person and saves it under the name the server gives it. */
export async function download<K extends DownloadName>(
  name: K,
  ...[input]: Input<K>
): Promise<void> {
  const answer = await sendConfirmed({ ...describe(name, input ?? {}), wantsFile: true });
  if (answer.status < 200 || answer.status > 299) throw new CallProblem(answer.status, answer.body);
  const { content, disposition } = answer.body as ReceivedFile;
  saveFile(fileNameOf(disposition) ?? name.split('/').at(-1) ?? name, content);
}
