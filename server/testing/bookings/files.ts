import { addFile } from '../../features/bookings/files/files.service.ts';
import { keepDetails, readOwn } from '../../features/bookings/index.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { aHold, detailsOf } from './bookings.ts';
import { aSale, newQuestion } from './offer.ts';

export const tinyPaper = {
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** Somebody who is filling in, and asked for a file of each place. */
export async function askedForFile(
  app: TestApp,
  organiser: Actor,
  event: { id: number; slug: string },
  other: { keptDays?: number | null; isRequired?: boolean } = {},
) {
  const { ticket } = await aSale(app, organiser, event.id, { ticket: { price: 0 } });
  const question = await newQuestion(app, organiser, event.id, {
    kind: 'file',
    ticketIds: [ticket.id],
    ...other,
  });
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
  const { people } = await readOwn(app.work, token);
  return { token, questionId: question.id, placeId: people[0]?.id ?? 0 };
}

type Asked = Awaited<ReturnType<typeof askedForFile>>;

/** The place is answered with it, or with nothing. */
export async function answerWith(
  app: TestApp,
  { token, questionId, placeId }: Asked,
  ...fileIds: number[]
) {
  const details = detailsOf(await readOwn(app.work, token));
  const answers = [{ questionId, text: '', optionIds: fileIds }];
  const people = details.people.map((one) => (one.placeId === placeId ? { ...one, answers } : one));
  return keepDetails(app.work, token, { ...details, people });
}

export async function aFileAnswer(
  app: TestApp,
  organiser: Actor,
  event: { id: number; slug: string },
) {
  const asked = await askedForFile(app, organiser, event);
  const sent = { name: 'Student card.pdf', ...tinyPaper };
  const { id } = await addFile(app.work, asked.token, asked, sent, '203.0.113.7');
  await answerWith(app, asked, id);
  return { ...asked, fileId: id };
}
