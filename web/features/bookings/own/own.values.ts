import type { AddressInput, Booking, BookingAnswer, DetailsInput, Place } from '@plenum/contract';

export const nowhere: AddressInput = {
  name: '',
  company: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  taxNumber: '',
};

/** What makes a company one of the event; nobody comes in with it. */
export const isPackage = ({ kind }: Pick<Place, 'kind'>): boolean =>
  kind === 'booth' || kind === 'sponsor';

/** As a form holds it: an address is there as soon as one is asked for. */
export interface DetailsValues {
  booker: DetailsInput['booker'];
  address: AddressInput;
  people: DetailsInput['people'];
  answers: BookingAnswer[];
}

export const valuesOf = (booking: Booking): DetailsValues => ({
  booker: { fullName: booking.fullName, email: booking.email, phone: booking.phone },
  address: booking.address ?? nowhere,
  people: booking.people
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ id, fullName, email, answers }) => ({ placeId: id, fullName, email, answers })),
  answers: booking.answers,
});

/** Half an address is none: nobody can be written an invoice there. */
export const isWhole = ({ name, street, city, country }: AddressInput): boolean =>
  [name, street, city, country].every((part) => part.trim() !== '');

export const tidyAnswers = (answers: readonly BookingAnswer[]): BookingAnswer[] =>
  answers.filter(({ text, optionIds }) => text.trim() !== '' || optionIds.length > 0);

export const inputOf = (
  { booker, address, people, answers }: DetailsValues,
  { version, asksAddress }: Pick<Booking, 'version' | 'asksAddress'>,
): DetailsInput => ({
  version,
  booker,
  address:
    asksAddress && isWhole(address)
      ? { ...address, taxNumber: address.taxNumber.trim().toUpperCase() }
      : null,
  people: people.map((person) => ({ ...person, answers: tidyAnswers(person.answers) })),
  answers: tidyAnswers(answers),
});

export const answerTo = (answers: readonly BookingAnswer[], questionId: number): BookingAnswer =>
  answers.find((answer) => answer.questionId === questionId) ?? {
    questionId,
    text: '',
    optionIds: [],
  };

export const answered = (
  answers: readonly BookingAnswer[],
  answer: BookingAnswer,
): BookingAnswer[] => [
  ...answers.filter(({ questionId }) => questionId !== answer.questionId),
  answer,
];

const linePattern = /^\s*(.*?)\s*[<(;,\t ]\s*([^\s<>(),;]+@[^\s<>(),;]+)[>)]?\s*$/;

/** `Ines Prado <ines@example.com>` or a name alone, a line each. */
export function readPeople(text: string): { fullName: string; email: string }[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 400))
    .filter(Boolean)
    .map((line) => {
      const found = linePattern.exec(line);
      if (found) {
        const [, name = '', email = ''] = found;
        return { fullName: name.replace(/[,;]$/, '').trim().slice(0, 120), email };
      }
      return line.includes('@')
        ? { fullName: '', email: line }
        : { fullName: line.slice(0, 120), email: '' };
    });
}
