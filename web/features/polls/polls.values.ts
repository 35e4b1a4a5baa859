import type { Poll, PollInput, Texts } from '@plenum/contract';

export const isEmpty = (texts: Texts) => Object.values(texts).every((text) => !text?.trim());
const withWords = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words?.trim()));

export const hasOptions = ({ kind }: Pick<PollInput, 'kind'>) =>
  kind === 'one' || kind === 'several';

/** Answers nobody wrote are none. */
export const tidy = (values: PollInput): PollInput => ({
  ...values,
  question: withWords(values.question),
  options: hasOptions(values)
    ? values.options
        .filter(({ text }) => !isEmpty(text))
        .map(({ text, isRight }) => ({ text: withWords(text), isRight }))
    : [],
});

export const noOption = { text: {}, isRight: false };
export const blank: PollInput = {
  kind: 'one',
  question: {},
  options: [noOption, noOption],
  showsResults: 'live',
};

export const valuesOf = ({ kind, question, options, showsResults }: Poll): PollInput => ({
  kind,
  question,
  options: options.map(({ text, isRight }) => ({ text, isRight: isRight ?? false })),
  showsResults,
});
