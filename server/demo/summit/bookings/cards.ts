import type { Booking, BookingAnswer } from '@plenum/contract';
import { addFile } from '../../../features/bookings/index.ts';
import type { Work } from '../../../platform/work.ts';
import { portrait } from '../../faces/portrait.ts';
import type { Plan } from './plans.ts';

interface Holder {
  token: string;
  held: Pick<Booking, 'questions' | 'people'>;
  network: string;
}

/** Most students send theirs, on paper or as a picture; what each place is answered with. */
export async function bringCards(
  then: Work,
  { token, held, network }: Holder,
  { guests, seed }: Plan,
): Promise<ReadonlyMap<number, BookingAnswer>> {
  const cards = new Map<number, BookingAnswer>();
  const question = held.questions.find(({ kind }) => kind === 'file');
  if (!question || seed % 3 === 0) return cards;
  const places = held.people.filter(({ ticketId }) => question.ticketIds.includes(ticketId));
  for (const [at, { id: placeId }] of places.entries()) {
    const name = guests[at]?.fullName ?? '';
    const sent = seed % 3 === 1 ? paperOf(name) : await pictureOf(name);
    const askedFor = { questionId: question.id, placeId };
    const { id } = await addFile(then, token, askedFor, sent, network);
    cards.set(placeId, { questionId: question.id, text: '', optionIds: [id] });
  }
  return cards;
}

/** Those that were brought already. */
export const keptCards = ({
  questions,
  people,
}: Holder['held']): ReadonlyMap<number, BookingAnswer> => {
  const asked = questions.find(({ kind }) => kind === 'file');
  return new Map(
    people.flatMap(({ id, answers }) => {
      const card = answers.find(({ questionId }) => questionId === asked?.id);
      return card ? [[id, card] as const] : [];
    }),
  );
};

async function pictureOf(name: string) {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(portrait(name)))
    .png()
    .toBuffer();
  return { name: 'student-card.png', type: 'image/png', bytes };
}

const inPdf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '');

/** One page with two lines: letters that every reader has. */
function paperOf(name: string) {
  const lines = `BT /F 18 Tf 24 110 Td (Student card) Tj 0 -36 Td (${inPdf(name)}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 160]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${lines.length}>>stream\n${lines}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts = ['%PDF-1.4\n', ...objects.map((one, at) => `${at + 1} 0 obj${one}endobj\n`)];
  const start = parts.join('').length;
  const offsets = objects.map((_, at) => parts.slice(0, at + 1).join('').length);
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  const text = `${parts.join('')}xref\n0 6\n0000000000 65535 f \n${table}${end}`;
  return { name: 'student-card.pdf', type: 'application/pdf', bytes: Buffer.from(text, 'latin1') };
}
