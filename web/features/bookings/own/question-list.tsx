import type { Booking, BookingAnswer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { FillChoice } from '../fills/fill-choice.tsx';
import { answered, answerTo } from './own.values.ts';
import { QuestionField } from './question-field.tsx';
import { shownQuestions } from './own.shown.ts';
import classes from './step.module.css';
import type { AskedBooking, FileDoor } from './own.parts.ts';
import type { Details } from './use-details.ts';

interface QuestionListProps {
  booking: AskedBooking;
  details: Pick<Details, 'values' | 'change'>;
  faults: readonly string[];
  files: FileDoor;
  /** Of whoever fills in for themselves: they may use their answers elsewhere, too. */
  own?: { token: string; booking: Booking };
}

export function QuestionList({ booking, details, faults, files, own }: QuestionListProps) {
  const t = useTranslations('booking-page.questions');
  const words = useWords(booking.event.languages);
  const { values, change } = details;
  const places = booking.people.filter(({ isCancelled }) => !isCancelled);
  const booked = places.map(({ ticketId }) => ticketId);
  const whole = values.answers;
  const ofAll = shownQuestions(booking.questions, null, booked, { whole, own: whole });
  const ofEach = places.flatMap((place) => {
    const person = values.people.find(({ placeId }) => placeId === place.id);
    if (!person) return [];
    const said = { whole, own: person.answers };
    const questions = shownQuestions(booking.questions, place, booked, said);
    return questions.length > 0 ? [{ place, person, questions }] : [];
  });
  const setWhole = (answer: BookingAnswer) =>
    change((known) => ({ answers: answered(known.answers, answer) }));
  const setOf = (placeId: number) => (answer: BookingAnswer) =>
    change((known) => ({
      people: known.people.map((one) =>
        one.placeId === placeId ? { ...one, answers: answered(one.answers, answer) } : one,
      ),
    }));
  if (ofAll.length === 0 && ofEach.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={classes.people}>
      {ofAll.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          languages={booking.event.languages}
          answer={answerTo(whole, question.id)}
          isWrong={faults.includes(`/answers/${question.id}`)}
          placeId={null}
          files={files}
          onAnswer={setWhole}
        />
      ))}
      {ofEach.map(({ place, person, questions }) => (
        <fieldset key={place.id} className={classes.person}>
          <legend>
            <bdi>{person.fullName || t('somebody')}</bdi> · <bdi>{words(place.name)}</bdi>
          </legend>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              languages={booking.event.languages}
              answer={answerTo(person.answers, question.id)}
              isWrong={faults.includes(`/people/${place.id}/answers/${question.id}`)}
              placeId={place.id}
              files={files}
              onAnswer={setOf(place.id)}
            />
          ))}
          {own && <FillChoice {...own} placeId={place.id} />}
        </fieldset>
      ))}
    </div>
  );
}
