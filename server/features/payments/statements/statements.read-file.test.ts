import { describe, expect, test } from 'vitest';
import { aCamt } from '../../../testing/payments/statements.ts';
import { readStatement } from './statements.read-file.ts';

const read = (words: string | Buffer) => readStatement(Buffer.from(words), 'EUR', null);
const first = (words: string | Buffer) => read(words).incoming[0];

describe('a camt.053 file', () => {
  test('says what came, from whom and for what', () => {
    const file = read(aCamt([{ amount: '1190.5', text: 'RE 2026-00001', reference: 'E2E-7' }]));
    expect(file).toMatchObject({ format: 'camt', account: 'DE89370400440532013000', faults: [] });
    expect(file.incoming).toMatchObject([
      {
        kind: 'credit',
        bookedOn: '2026-11-20',
        amount: 119_050,
        currency: 'EUR',
        payer: 'Ines Prado',
        text: 'RE 2026-00001',
        reference: 'E2E-7',
      },
    ]);
  });

  test('has lines that are left out, and lines that came back', () => {
    const file = read(
      aCamt([
        { amount: '5', direction: 'DBIT' },
        { amount: '6', status: 'PDNG' },
        { amount: '7', isReversal: true },
        { amount: '8', isReversal: true, direction: 'DBIT' },
        { amount: '9', status: 'INFO' },
        { amount: '10' },
      ]),
    );
    expect(file).toMatchObject({ outgoing: 1, pending: 2 });
    expect(file.incoming.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['reversal', 700],
      ['reversal', 800],
      ['credit', 1_000],
    ]);
  });

  test('of version 2, with several transfers booked as one', () => {
    const part = (amount: string, name: string) => `<TxDtls><AmtDtls><TxAmt>
      <Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
      <RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const batch = (sum: string) => `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">${sum}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-20T10:00:00</DtTm></BookgDt>
      <NtryDtls>${part('1.00', 'Ada')}${part('2.50', 'Ben')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    expect(read(batch('3.50')).incoming).toMatchObject([
      { amount: 100, payer: 'Ada', text: 'RF18539007547034', bookedOn: '2026-11-20' },
      { amount: 250, payer: 'Ben' },
    ]);
    expect(read(batch('4.00')).incoming).toMatchObject([{ amount: 400, payer: 'Ada' }]);
  });

  test('has entries that cannot be', () => {
    const { incoming, faults } = read(
      aCamt([
        { amount: '1.005' },
        { amount: '1.5', currency: 'JPY' },
        { amount: '-3' },
        { amount: '0' },
        { amount: '1e3' },
        { amount: '99999999999999999' },
        { amount: '1', currency: 'XXX' },
        { amount: '1', bookedOn: '2026-02-31' },
        { amount: '1.500', currency: 'BHD' },
      ]),
    );
    expect(incoming).toMatchObject([{ amount: 1_500, currency: 'BHD' }]);
    expect(faults.map(({ row, code }) => `${row} ${code}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((row) => `${row} amount_wrong`),
      '7 currency_unknown',
      '8 day_wrong',
    ]);
  });

  test.each([
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'document type'],
    ['<Document><BkToCstmrStmt></Document>', 'not XML'],
    ['<html><body>Hello</body></html>', 'no camt.053'],
    ['', 'no table'],
    ['hello', 'no table'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'no text'],
  ])('is refused where it is %j', (words, detail) => {
    const message = expect.stringContaining(detail) as string;
    expect(() => read(words)).toThrow(
      expect.objectContaining({
        code: 'payments.statement_unreadable',
        details: { detail: message },
      }),
    );
  });
});

const german = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung"
"DE02120300000000202051";"20.11.26";"20.11.26";"GUTSCHRIFT";"Rechnung 2026-00001 für Stand";"Müller & Söhne";"DE893704";"1.190,50";"EUR"
"DE02120300000000202051";"19.11.26";"19.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"DE11";"-80,00";"EUR"
`;

describe('a table', () => {
  test('of a German bank is read, whatever it is written in', () => {
    const expected = {
      bookedOn: '2026-11-20',
      amount: 119_050,
      currency: 'EUR',
      payer: 'Müller & Söhne',
      text: 'Rechnung 2026-00001 für Stand',
      account: 'DE02120300000000202051',
    };
    const latin = Buffer.from(german, 'latin1');
    const wide = Buffer.from(`\uFEFF${german}`, 'utf16le');
    for (const bytes of [Buffer.from(german), Buffer.from(`\uFEFF${german}`), latin, wide]) {
      expect(read(bytes)).toMatchObject({
        outgoing: 1,
        faults: [],
        columns: { separator: 'semicolon', dates: 'dmy', decimals: 'comma', amount: 7 },
      });
      expect(first(bytes)).toMatchObject(expected);
    }
  });

  test('with words before it is found, and its head may say the currency', () => {
    const table = `"Girokonto";"DE89 3704 0044 0532 0130 00"\n"Kontostand:";"1.000,00 €"\n""\n"Buchungsdatum";"Wertstellung";"Zahlungspflichtige*r";"Verwendungszweck";"IBAN";"Betrag (€)"\n"20.11.2026";"20.11.2026";"Ada";"2026-7";"DE1";"49"\n`;
    expect(read(table)).toMatchObject({ account: 'DE89370400440532013000' });
    expect(first(table)).toMatchObject({ payer: 'Ada', amount: 4_900, currency: 'EUR' });
  });

  test('of a British bank has one column for what came and one for what went', () => {
    const table = `Transaction Date,Transaction Type,Transaction Description,Debit Amount,Credit Amount,Balance
25/11/2026,FPI,INV 2026-00001,,"1,190.50",99
24/11/2026,DD,POWER,80.00,,98
`;
    expect(readStatement(Buffer.from(table), 'GBP', null)).toMatchObject({
      outgoing: 1,
      columns: { separator: 'comma', dates: 'dmy', decimals: 'point' },
      incoming: [{ bookedOn: '2026-11-25', amount: 119_050, currency: 'GBP' }],
    });
  });

  test.each([
    ['Date,Description,Amount\n11/25/2026,INV 1,49.00\n11/02/2026,x,1.00\n', '2026-11-25', 4_900],
    ['Date\tDescription\tAmount\n2026-11-25\tINV 1\t+49.00\n', '2026-11-25', 4_900],
    ['Date|Description|Amount\n25 Nov 2026|INV 1|EUR 49.00\n', '2026-11-25', 4_900],
    ['Date;Libellé;Montant\n25/11/2026;F 1;"1 049,00"\n', '2026-11-25', 104_900],
    ["Datum;Text;Betrag\n25.11.2026;F;'=1\n25.11.2026;F;3'000,50\n", '2026-11-25', 100],
  ])('%j is read', (table, bookedOn, amount) => {
    expect(first(table)).toMatchObject({ bookedOn, amount });
  });

  test('that no head explains is read as a person says', () => {
    const table = 'a;b;c\n49.00;Ada;2026/11/25\n';
    expect(read(table)).toMatchObject({
      heads: ['a', 'b', 'c'],
      incoming: [],
      faults: [{ row: 2 }],
    });
    const columns = {
      separator: 'semicolon',
      dates: 'ymd',
      decimals: 'point',
      usualCurrency: 'CHF',
      bookedOn: 2,
      amount: 0,
      payer: 1,
    } as const;
    expect(readStatement(Buffer.from(table), 'EUR', columns).incoming).toMatchObject([
      { bookedOn: '2026-11-25', amount: 4_900, currency: 'CHF', payer: 'Ada' },
    ]);
  });

  test('has rows that cannot be, and the others count', () => {
    const table = `Date,Amount,Currency
31/02/2026,1.00,EUR
20/11/2026,1.005,EUR
20/11/2026,(5.00),EUR
20/11/2026,5.00-,EUR
20/11/2026,5.00,ABC
20/11/2026,5.00,EUR
`;
    expect(read(table)).toMatchObject({
      outgoing: 2,
      incoming: [{ amount: 500 }],
      faults: [
        { row: 2, code: 'day_wrong', value: '31/02/2026' },
        { row: 3, code: 'amount_wrong' },
        { row: 6, code: 'currency_unknown', value: 'ABC' },
      ],
    });
  });

  test('of too much is refused', () => {
    const rows = (count: number) => `Date,Amount\n${'20/11/2026,1.00\n'.repeat(count)}`;
    expect(read(rows(5_000)).incoming).toHaveLength(5_000);
    for (const words of [rows(5_001), rows(20_001), `a,b\n${'x,'.repeat(300)}`]) {
      expect(() => read(words)).toThrow(
        expect.objectContaining({ code: 'payments.statement_unreadable' }),
      );
    }
  });
});

describe('the key of a line', () => {
  const keys = (words: Buffer) => read(words).incoming.map(({ key }) => key);

  test('is that of the bank, and tells two alike apart by their place', () => {
    const line = { amount: '5', text: 'Same', bankReference: null };
    const two = keys(aCamt([line, line]));
    expect(new Set(two).size).toBe(2);
    expect(keys(aCamt([line, line]))).toEqual(two);
    expect(keys(aCamt([line]))).toEqual(two.slice(0, 1));
    expect(keys(aCamt([line], 'DE02120300000000202051'))[0]).not.toBe(two[0]);
  });

  test('with a name of the bank does not depend on its words', () => {
    const line = { amount: '5', bankReference: 'B1' };
    expect(keys(aCamt([{ ...line, text: 'One' }]))).toEqual(
      keys(aCamt([{ ...line, text: 'Two' }])),
    );
  });
});
