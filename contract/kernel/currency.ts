import * as Type from 'typebox';

/** ISO 4217 by how many digits stand behind the point. What browsers and Node think differs on 18. */
const byDigits = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
      CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL
      HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT
      MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB
      SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH
      USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const digits: ReadonlyMap<string, number> = new Map(
  Object.entries(byDigits).flatMap(([count, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(count)] as const),
  ),
);

export const currencies: readonly string[] = [...digits.keys()].toSorted();

/** A currency nobody knows has none that could be told. */
export function digitsOf(currency: string): number {
  const count = digits.get(currency);
  if (count === undefined) throw new RangeError(`There is no currency ${currency}.`);
  return count;
}

/** An amount in the smallest unit as a decimal number, exact however large: 4900 EUR is '49.00'. */
export function decimalOf(amount: number, currency: string): string {
  const count = digitsOf(currency);
  const figures = String(Math.abs(amount)).padStart(count + 1, '0');
  const [whole, part] = [figures.slice(0, figures.length - count), figures.slice(-count)];
  return `${amount < 0 ? '-' : ''}${whole}${count > 0 ? `.${part}` : ''}`;
}

export const Currency = Type.Enum([...currencies], { description: 'ISO 4217.' });

/** In the smallest unit of its currency. */
export const Amount = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
