import type { BookingQuestion, BookingQuestionInput, MyEvent, Offer } from '@plenum/contract';
import {
  type FilledField,
  isWordList,
  mostInWord,
} from '@plenum/contract/kernel/fillable-fields.ts';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { ThingRules } from '../tickets.things.ts';
import { addQuestion, changeQuestion, removeQuestion } from '../tickets.api.ts';
import {
  blankQuestion,
  hasOptions,
  isWordless,
  questionValues,
  tidyQuestion,
} from '../tickets.values.ts';
import { useValueWords } from '../use-value-words.ts';

export function useQuestionRules(
  event: MyEvent,
  offer: Offer,
): ThingRules<BookingQuestion, BookingQuestionInput> {
  const t = useTranslations('tickets');
  const words = useWords(event.languages);
  const value = useValueWords(event, offer);
  return {
    kind: 'question',
    loadSchema: () => import('../tickets.forms.ts').then((forms) => forms.QuestionSchema),
    blank: blankQuestion,
    valuesOf: questionValues,
    tidy: tidyQuestion,
    refuse: (values) => ({
      ...(isWordless(values.label) && { label: t('problems.needsWords') }),
      ...(hasOptions(values) &&
        tidyQuestion(values).options.length < 2 && { options: t('problems.optionsWrong') }),
      ...(isTooLong(tidyQuestion(values)) && {
        fills: t('problems.fillsTooLong', { count: mostInWord }),
      }),
    }),
    words: {
      name: (name) => t(`questionFields.${name}`),
      value: (name, said) => {
        if (name === 'kind') return t(`questionKinds.${said as BookingQuestion['kind']}`);
        if (name === 'fills' && said) return t(`fills.${said as FilledField}`);
        if (name === 'per') return t(`questions.${said as BookingQuestion['per']}`);
        return value(name, said);
      },
    },
    add: addQuestion,
    change: changeQuestion,
    remove: removeQuestion,
    listIn: (known) => known.questions,
    withList: (known, questions) => ({ ...known, questions }),
    nameOf: ({ label }) => words(label),
  };
}

/** A word of a profile is short. */
const isTooLong = ({ fills, options }: BookingQuestionInput): boolean =>
  fills !== null &&
  isWordList(fills) &&
  options.some(({ text }) => Object.values(text).some((said) => said.length > mostInWord));
