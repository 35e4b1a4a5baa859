import type { Bank, ClientInput, Sender } from '@plenum/contract';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import type { PaperWords } from './paper.words.ts';

type Address = Pick<ClientInput, 'street' | 'postcode' | 'city' | 'country'>;

const addressLines = ({ street, postcode, city, country }: Address, words: PaperWords) => [
  street,
  [postcode, city].filter(Boolean).join(' '),
  country && words.country(country),
];

const some = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

export const senderOf = (sender: Sender, words: PaperWords): Sheet['from'] => ({
  name: sender.name,
  lines: some([...addressLines(sender, words), sender.email, sender.phone]),
});

export const receiverOf = (client: ClientInput, words: PaperWords): Sheet['to'] => ({
  label: words.say('to'),
  name: client.company || client.name,
  lines: some([
    client.company && client.name,
    ...addressLines(client, words),
    client.taxNumber && words.say('taxNumber', { number: client.taxNumber }),
  ]),
});

/** The numbers by which offices know the sender. */
export const footOf = ({ name, taxNumber, registration }: Sender, words: PaperWords) =>
  some([
    [name, registration].filter(Boolean).join(' · '),
    taxNumber && words.say('taxNumber', { number: taxNumber }),
  ]);

/** In fours, as on a card. */
const inFours = (iban: string) => iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

export const bankLines = (bank: Bank, { say }: PaperWords): Sheet['bank'] =>
  bank.iban === ''
    ? []
    : [
        { label: say('bank.holder'), value: bank.holder },
        { label: say('bank.iban'), value: inFours(bank.iban) },
        { label: say('bank.swiftCode'), value: bank.swiftCode },
        { label: say('bank.bankName'), value: bank.bankName },
      ].filter(({ value }) => value !== '');
