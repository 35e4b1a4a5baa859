import type {
  Discount,
  Invoice,
  InvoiceInput,
  InvoiceSettings,
  LineInput,
  SumsInput,
} from '@plenum/contract';

/** A number that is being typed may be none for a moment. */
type Typed<T, K extends keyof T> = Omit<T, K> & { [N in K]: T[N] | null };

export type DraftDiscount = Typed<Discount, 'value'>;

/** Lines have no ids of their own: the place they had when they were read tells them apart. */
export type DraftLine = Typed<Omit<LineInput, 'discount'>, 'quantity' | 'unitPrice' | 'taxRate'> & {
  id: string;
  discount: DraftDiscount | null;
};

export type DraftValues = Omit<InvoiceInput, 'lines' | 'discount'> & {
  discount: DraftDiscount | null;
  lines: readonly DraftLine[];
};

export const blankLine = (taxRate: number): DraftLine => ({
  id: `new ${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  description: '',
  quantity: 1,
  unitPrice: null,
  discount: null,
  taxRate,
  taxReason: null,
});

export const blankDraft = (settings: InvoiceSettings): DraftValues => ({
  clientId: null,
  service: '',
  currency: settings.currency,
  pricesIncludeTax: settings.pricesIncludeTax,
  discount: null,
  suppliedOn: null,
  dueOn: null,
  note: settings.note,
  lines: [blankLine(settings.taxRate)],
});

export const valuesOf = (invoice: Invoice): DraftValues => ({
  clientId: invoice.clientId,
  service: invoice.service,
  currency: invoice.currency,
  pricesIncludeTax: invoice.pricesIncludeTax,
  discount: invoice.discount,
  suppliedOn: invoice.suppliedOn,
  dueOn: invoice.dueOn,
  note: invoice.note,
  lines: invoice.lines.map((line, place) => ({
    id: String(place),
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    taxRate: line.taxRate,
    taxReason: line.taxReason,
  })),
});

const isBlank = ({ description, unitPrice }: DraftLine) => description.trim() === '' && !unitPrice;

/** A line nobody wrote anything into is none. */
export const tidy = (values: DraftValues): DraftValues => ({
  ...values,
  service: values.service.trim(),
  note: values.note.trim(),
  lines: values.lines
    .filter((line) => !isBlank(line))
    .map((line) => ({ ...line, description: line.description.trim() })),
});

export const discountOf = (discount: DraftDiscount | null): Discount | null =>
  discount?.value ? { kind: discount.kind, value: discount.value } : null;

const lineOf = ({ id: _, ...line }: DraftLine): LineInput => ({
  ...line,
  quantity: line.quantity ?? 1,
  unitPrice: line.unitPrice ?? 0,
  taxRate: line.taxRate ?? 0,
  discount: discountOf(line.discount),
  taxReason: line.taxRate ? null : line.taxReason,
});

/** As the contract takes it: the whole of a new draft, or what was changed of one. */
export function inputOf(values: DraftValues): InvoiceInput;
export function inputOf(values: Partial<DraftValues>): Partial<InvoiceInput>;
export function inputOf({ lines, discount, ...values }: Partial<DraftValues>) {
  return {
    ...values,
    ...(discount !== undefined && { discount: discountOf(discount) }),
    ...(lines && { lines: lines.map(lineOf) }),
  };
}

/** What is asked for, line by line as they stand; a line that is still blank asks for nothing. */
export const sumsInputOf = ({ pricesIncludeTax, discount, lines }: DraftValues): SumsInput => ({
  pricesIncludeTax,
  discount: discountOf(discount),
  lines: lines.map((line) => {
    const { description: _, ...price } = lineOf(line);
    return price;
  }),
});

export type LineFault = 'description' | 'quantity';

/** What a line lacks, by the name of its field in the form. */
export const faultsIn = (lines: readonly DraftLine[]): Map<string, LineFault> =>
  new Map(
    lines
      .filter((line) => !isBlank(line))
      .flatMap(({ id, description, quantity }) => [
        ...(description.trim() ? [] : ([[fieldName(id, 'description'), 'description']] as const)),
        ...(quantity ? [] : ([[fieldName(id, 'quantity'), 'quantity']] as const)),
      ]),
  );

export const fieldName = (lineId: string, field: keyof DraftLine): string => `${field} ${lineId}`;
