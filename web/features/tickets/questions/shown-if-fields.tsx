import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { BookingQuestion, BookingQuestionInput, MyEvent, Offer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { IdChoice } from '../id-choice.tsx';

export interface QuestionFieldsProps {
  form: Fields<BookingQuestionInput>;
  event: MyEvent;
  offer: Offer;
  /** As it is known; null: it is new. */
  question: BookingQuestion | null;
}

/** Asked only where a choice before it was answered so. */
export function ShownIfFields({ form, event, offer, question }: QuestionFieldsProps) {
  const t = useTranslations('tickets.shownIf');
  const words = useWords(event.languages);
  const optionsOf = useChoices(event);
  const { values, set } = form;
  const { shownIf } = values;
  const end = offer.questions.findIndex(({ id }) => id === question?.id);
  const choices = (end < 0 ? offer.questions : offer.questions.slice(0, end)).filter(
    (one) => optionsOf(one).length > 0 && (one.per === 'booking' || one.per === values.per),
  );
  const other = choices.find(({ id }) => id === shownIf?.questionId);
  const first = (one: BookingQuestion) =>
    optionsOf(one)
      .slice(0, 1)
      .map(({ id }) => id);
  if (choices.length === 0 && shownIf === null) return null;
  return (
    <>
      <NativeSelect
        name="shownIf"
        label={t('label')}
        data={[
          { value: '', label: t('always') },
          ...choices.map(({ id, label }) => ({ value: String(id), label: words(label) })),
        ]}
        value={String(shownIf?.questionId ?? '')}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ id }) => id === Number(currentTarget.value));
          set('shownIf', chosen ? { questionId: chosen.id, optionIds: first(chosen) } : null);
        }}
      />
      {other && shownIf && (
        <IdChoice
          legend={t('answers')}
          hint={t('answersHint')}
          choices={optionsOf(other)}
          value={shownIf.optionIds}
          onChange={(optionIds) => {
            if (optionIds.length > 0) set('shownIf', { ...shownIf, optionIds });
          }}
        />
      )}
    </>
  );
}

/** Of yes or no, yes is 1. */
function useChoices(event: MyEvent) {
  const t = useTranslations('tickets.values');
  const words = useWords(event.languages);
  return ({ kind, options }: BookingQuestion): { id: number; name: string }[] =>
    kind === 'yes_no'
      ? [
          { id: 1, name: t('yes') },
          { id: 2, name: t('no') },
        ]
      : options.map(({ id, text }) => ({ id, name: words(text) }));
}
