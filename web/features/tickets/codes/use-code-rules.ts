import type { CodeEffect, MyEvent, Offer, TicketCode, TicketCodeInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { ThingRules } from '../tickets.things.ts';
import { addCode, changeCode, removeCode } from '../tickets.api.ts';
import { blankCode, codeValues, isBackwards, tidyCode } from '../tickets.values.ts';
import { useValueWords } from '../use-value-words.ts';

export function useCodeRules(
  event: MyEvent,
  offer: Offer,
): ThingRules<TicketCode, TicketCodeInput> {
  const t = useTranslations('tickets');
  const value = useValueWords(event, offer);
  return {
    kind: 'code',
    loadSchema: () => import('../tickets.forms.ts').then((forms) => forms.CodeSchema),
    blank: blankCode,
    valuesOf: codeValues,
    tidy: tidyCode,
    refuse: ({ effect, value: off, from, until }) => ({
      ...(effect === 'percent' && off > 10_000 && { value: t('problems.effectWrong') }),
      ...(isBackwards(from, until) && { until: t('problems.windowEmpty') }),
    }),
    words: {
      name: (name) => t(`codeFields.${name}`),
      value: (name, said) =>
        name === 'effect' ? t(`effects.${said as CodeEffect}`) : value(name, said),
    },
    add: addCode,
    change: changeCode,
    remove: removeCode,
    listIn: (known) => known.codes,
    withList: (known, codes) => ({ ...known, codes: codes.toSorted((a, b) => b.id - a.id) }),
    nameOf: ({ code }) => code,
  };
}
