import { decimalOf, digitsOf, type InvoiceLine } from '@plenum/contract';
import { addUp, type Sums } from '../../../platform/amounts/lines.ts';
import { printableLine } from '../../../platform/papers/printable.ts';
import { branch, leaf } from '../../../platform/xml/xml.ts';
import {
  type Category,
  categoryOf,
  fitsStandard,
  isOutsideScope,
  standardLines,
} from './paper.categories.ts';
import { buyerData, sellerData } from './paper.data-parties.ts';
import type { Document } from './paper.document.ts';

const spaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const standard = 'urn:cen.eu:en16931:2017';
const codes = { invoice: '380', credit_note: '381' } as const;
/** "One", of whatever it is. */
const piece = { unitCode: 'C62' };

/**
 * The document for machines: EN 16931 as Cross Industry Invoice (Factur-X, profile EN 16931). Null
 * where the standard asks for what is not known, or has no place for the currency.
 */
export function invoiceData(document: Document): string | null {
  if (digitsOf(document.currency) > 2 || !fitsStandard(document)) return null;
  const root = branch(
    'rsm:CrossIndustryInvoice',
    [context, headOf(document), dealOf(document)],
    spaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const context = branch('rsm:ExchangedDocumentContext', [
  branch('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', standard)]),
]);

const dayText = (tag: string, day: string) => leaf(tag, day.replaceAll('-', ''), { format: '102' });

function headOf({ number, kind, issuedOn, note }: Document): string {
  const words = printableLine(note);
  return branch('rsm:ExchangedDocument', [
    leaf('ram:ID', number),
    leaf('ram:TypeCode', codes[kind]),
    branch('ram:IssueDateTime', [dayText('udt:DateTimeString', issuedOn)]),
    ...(words === '' ? [] : [branch('ram:IncludedNote', [leaf('ram:Content', words)])]),
  ]);
}

function dealOf(document: Document): string {
  const isBare = isOutsideScope(document.lines);
  return branch('rsm:SupplyChainTradeTransaction', [
    ...standardLines(document.lines).map((line, place) => lineOf(line, place, document)),
    branch('ram:ApplicableHeaderTradeAgreement', [
      sellerData(document.parties.sender, isBare),
      buyerData(document.parties.client, isBare),
    ]),
    branch('ram:ApplicableHeaderTradeDelivery', [
      branch('ram:ActualDeliverySupplyChainEvent', [
        branch('ram:OccurrenceDateTime', [
          dayText('udt:DateTimeString', document.suppliedOn ?? document.issuedOn),
        ]),
      ]),
    ]),
    settlementOf(document),
  ]);
}

/**
 * What a line comes to is its quantity times its price less what is taken off. A price that has its tax
 * in it has no exact one without: there the sum is the price of so many.
 */
function lineOf(line: InvoiceLine, place: number, document: Document): string {
  const { quantity, unitPrice, net, description, taxRate, taxReason } = line;
  const money = (amount: number) => decimalOf(amount, document.currency);
  const isExact = !document.pricesIncludeTax;
  const off = isExact ? Number(BigInt(quantity) * BigInt(unitPrice) - BigInt(net)) : 0;
  const category = categoryOf(taxReason);
  return branch('ram:IncludedSupplyChainTradeLineItem', [
    branch('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(place + 1))]),
    branch('ram:SpecifiedTradeProduct', [leaf('ram:Name', printableLine(description))]),
    branch('ram:SpecifiedLineTradeAgreement', [
      branch('ram:NetPriceProductTradePrice', [
        leaf('ram:ChargeAmount', money(isExact ? unitPrice : net)),
        leaf('ram:BasisQuantity', isExact ? '1' : String(quantity), piece),
      ]),
    ]),
    branch('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', String(quantity), piece)]),
    branch('ram:SpecifiedLineTradeSettlement', [
      branch('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', codeOf(category, taxRate)),
        ...rateOf(category, taxRate),
      ]),
      ...(off > 0 ? [allowance(money(off))] : []),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        leaf('ram:LineTotalAmount', money(net)),
      ]),
    ]),
  ]);
}

const allowance = (amount: string) =>
  branch('ram:SpecifiedTradeAllowanceCharge', [
    branch('ram:ChargeIndicator', [leaf('udt:Indicator', 'false')]),
    leaf('ram:ActualAmount', amount),
    leaf('ram:Reason', 'Discount'),
  ]);

/** Zero is a rate of its own. */
const codeOf = (category: Category | null, rate: number) =>
  category?.code ?? (rate === 0 ? 'Z' : 'S');

const rateOf = (category: Category | null, rate: number) =>
  category?.code === 'O' ? [] : [leaf('ram:RateApplicablePercent', (rate / 100).toFixed(2))];

function settlementOf(document: Document): string {
  const { kind, number, currency, lines, credits, dueOn } = document;
  const sums = addUp(standardLines(lines));
  const money = (amount: number) => decimalOf(amount, currency);
  return branch('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', kind === 'invoice' ? number : (credits?.number ?? number)),
    leaf('ram:InvoiceCurrencyCode', currency),
    ...(kind === 'invoice' ? paymentMeans(document) : []),
    ...sums.taxes.map((sum) => taxOf(sum, categoryOf(sum.reason), money)),
    branch('ram:SpecifiedTradePaymentTerms', [
      ...(dueOn === null ? [leaf('ram:Description', 'Set off against the invoice')] : []),
      ...(dueOn === null
        ? []
        : [branch('ram:DueDateDateTime', [dayText('udt:DateTimeString', dueOn)])]),
    ]),
    totalsOf(sums, currency, money),
    ...(credits ? [creditedOf(credits)] : []),
  ]);
}

function paymentMeans({ parties: { bank }, currency }: Document): string[] {
  if (bank.iban === '') return [];
  const packed = (text: string) => text.replaceAll(/\s/g, '');
  const holder = printableLine(bank.holder);
  return [
    branch('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', currency === 'EUR' ? '58' : '30'),
      branch('ram:PayeePartyCreditorFinancialAccount', [
        leaf('ram:IBANID', packed(bank.iban)),
        ...(holder === '' ? [] : [leaf('ram:AccountName', holder)]),
      ]),
      ...(bank.swiftCode === ''
        ? []
        : [
            branch('ram:PayeeSpecifiedCreditorFinancialInstitution', [
              leaf('ram:BICID', packed(bank.swiftCode)),
            ]),
          ]),
    ]),
  ];
}

interface RateSum extends Sums {
  rate: number;
}

const taxOf = (
  { rate, net, tax }: RateSum,
  category: Category | null,
  money: (amount: number) => string,
) =>
  branch('ram:ApplicableTradeTax', [
    leaf('ram:CalculatedAmount', money(tax)),
    leaf('ram:TypeCode', 'VAT'),
    ...(category ? [leaf('ram:ExemptionReason', category.reason)] : []),
    leaf('ram:BasisAmount', money(net)),
    leaf('ram:CategoryCode', codeOf(category, rate)),
    ...(category?.reasonCode ? [leaf('ram:ExemptionReasonCode', category.reasonCode)] : []),
    ...rateOf(category, rate),
  ]);

const totalsOf = ({ net, tax, gross }: Sums, currencyID: string, money: (sum: number) => string) =>
  branch('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    leaf('ram:LineTotalAmount', money(net)),
    leaf('ram:TaxBasisTotalAmount', money(net)),
    leaf('ram:TaxTotalAmount', money(tax), { currencyID }),
    leaf('ram:GrandTotalAmount', money(gross)),
    leaf('ram:DuePayableAmount', money(gross)),
  ]);

const creditedOf = ({ number, issuedOn }: { number: string; issuedOn: string }) =>
  branch('ram:InvoiceReferencedDocument', [
    leaf('ram:IssuerAssignedID', number),
    branch('ram:FormattedIssueDateTime', [dayText('qdt:DateTimeString', issuedOn)]),
  ]);
