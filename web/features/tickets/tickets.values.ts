import type {
  BookingQuestion,
  BookingQuestionInput,
  LaterPrice,
  SaleSettings,
  SaleSettingsValues,
  Texts,
  Ticket,
  TicketCode,
  TicketCodeInput,
  TicketInput,
  TicketPool,
  TicketPoolInput,
} from '@plenum/contract';
import { fieldsFilledBy } from '@plenum/contract/kernel/fillable-fields.ts';
import { tidyGives } from './packages/packages.values.ts';
import { tidyTexts } from '../../ui/language-choice/texts.ts';

const trimmed = (texts: Texts): Texts =>
  tidyTexts(Object.fromEntries(Object.entries(texts).map(([name, said]) => [name, said?.trim()])));

export const isWordless = (texts: Texts): boolean => Object.keys(trimmed(texts)).length === 0;

export const isBackwards = (from: string | null, until: string | null): boolean =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);

export const blankTicket: TicketInput = {
  kind: 'ticket',
  name: {},
  description: {},
  price: 0,
  priceName: {},
  laterPrices: [],
  taxRate: 0,
  taxReason: null,
  mode: 'on_site',
  opens: { what: 'all', stageIds: [], sessionIds: [] },
  gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
  audience: 'everyone',
  isOnSale: true,
  saleFrom: null,
  saleUntil: null,
  least: 1,
  most: 10,
  poolIds: [],
};

export const ticketValues = (ticket: Ticket): TicketInput => {
  const {
    id: _,
    sold: __,
    held: ___,
    left: ____,
    priceNow: _____,
    version: ______,
    ...values
  } = ticket;
  return values;
};

/** As the server asks for it: each begins some time, and none before the one above it. */
export function isInOrder(laterPrices: readonly LaterPrice[]): boolean {
  const rises = (values: readonly number[]) =>
    values.every((value, place) => value >= (values[place - 1] ?? value));
  return (
    laterPrices.every(({ from, afterSold }) => from !== null || afterSold !== null) &&
    rises(laterPrices.flatMap(({ from }) => (from === null ? [] : Date.parse(from)))) &&
    rises(laterPrices.flatMap(({ afterSold }) => afterSold ?? []))
  );
}

/** What is not chosen opens nothing by name. Where there is tax there is no reason for none, and one price alone has no name. */
export const tidyTicket = (values: TicketInput): TicketInput => ({
  ...values,
  name: trimmed(values.name),
  description: trimmed(values.description),
  priceName: values.laterPrices.length === 0 ? {} : trimmed(values.priceName),
  laterPrices: values.laterPrices.map((later) => ({ ...later, name: trimmed(later.name) })),
  opens:
    values.opens.what === 'chosen'
      ? values.opens
      : { what: values.opens.what, stageIds: [], sessionIds: [] },
  gives: tidyGives(values.gives),
  taxReason: values.taxRate > 0 ? null : values.taxReason,
});

export const blankPool: TicketPoolInput = { name: '', size: 100 };

export const poolValues = ({ name, size }: TicketPool): TicketPoolInput => ({ name, size });

export const tidyPool = (values: TicketPoolInput): TicketPoolInput => ({
  ...values,
  name: values.name.trim(),
});

export const blankCode: TicketCodeInput = {
  code: '',
  note: '',
  effect: 'percent',
  value: 1_000,
  ticketIds: [],
  opens: false,
  uses: null,
  isOn: true,
  from: null,
  until: null,
};

export const codeValues = ({ id: _, used: __, version: ___, ...values }: TicketCode) => values;

export const tidyCode = (values: TicketCodeInput): TicketCodeInput => ({
  ...values,
  code: values.code.trim(),
  note: values.note.trim(),
  value: values.effect === 'none' ? 0 : values.value,
});

export const blankQuestion: BookingQuestionInput = {
  kind: 'text',
  label: {},
  help: {},
  purpose: {},
  link: '',
  options: [],
  isRequired: false,
  per: 'place',
  ticketIds: [],
  shownIf: null,
  keptDays: null,
  fills: null,
};

export const questionValues = (question: BookingQuestion): BookingQuestionInput => {
  const { id: _, answers: __, version: ___, ...values } = question;
  return values;
};

export const hasOptions = ({ kind }: Pick<BookingQuestionInput, 'kind'>): boolean =>
  kind === 'one' || kind === 'several';

/** Options nobody wrote are none. */
export const tidyQuestion = (values: BookingQuestionInput): BookingQuestionInput => ({
  ...values,
  label: trimmed(values.label),
  help: trimmed(values.help),
  purpose: trimmed(values.purpose),
  link: values.kind === 'agreement' ? values.link.trim() : '',
  options: hasOptions(values)
    ? values.options
        .filter(({ text }) => !isWordless(text))
        .map(({ id, text }) => ({ id, text: trimmed(text) }))
    : [],
  fills: fieldsFilledBy(values).find((field) => field === values.fills) ?? null,
});

/** An option keeps its number: what was answered before means the same after. */
export const nextOptionId = (
  options: readonly { id: number }[],
  before: readonly { id: number }[],
) => Math.max(0, ...options.map(({ id }) => id), ...before.map(({ id }) => id)) + 1;

export const saleValues = ({ version: _, ...values }: SaleSettings): SaleSettingsValues => values;

export const tidySale = (values: SaleSettingsValues): SaleSettingsValues => ({
  ...values,
  terms: trimmed(values.terms),
  thanks: trimmed(values.thanks),
});

/** Each site once, as browsers name it. */
export const tidySites = (typed: readonly string[]): string[] => [
  ...new Set(typed.map(siteOf).filter((site) => site !== '')),
];

/** Of a whole address only the site counts; what is none is left for the form to complain of. */
function siteOf(typed: string): string {
  const address = typed.trim();
  const parsed = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`);
  return address === '' || parsed === null ? address : parsed.origin;
}
