import { queryOptions } from '@tanstack/react-query';
import { describe, sendConfirmed } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { ReceivedFile } from '../../../platform/send.ts';
import { chatKey } from '../chat.api.ts';

/** From our own server, as the signed-in person: who may not read the line gets no picture. */
async function readPicture(fileId: number): Promise<Blob> {
  const request = describe('GET /api/chat/files/:fileId/picture', { params: { fileId } });
  const answer = await sendConfirmed({ ...request, wantsFile: true });
  if (answer.status !== 200) throw new CallProblem(answer.status, answer.body);
  return (answer.body as ReceivedFile).content;
}

export const pictureOptions = (fileId: number) =>
  queryOptions({
    queryKey: [...chatKey, 'picture', fileId],
    queryFn: () => readPicture(fileId),
    staleTime: Infinity,
  });
