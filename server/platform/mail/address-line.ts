export interface Mailbox {
  name: string;
  /** Null: somebody is named whose address is not told (an empty group of RFC 5322). */
  address: string | null;
}

const bytesInAWord = 45;

/** A name as encoded words: whatever is in it, nothing of it is a sign of the header. */
function phrase(name: string): string {
  if (/^[A-Za-z0-9 ]{1,60}$/.test(name)) return name;
  const words = [''];
  for (const sign of name) {
    const last = words.length - 1;
    const longer = `${words[last] ?? ''}${sign}`;
    if (Buffer.byteLength(longer) <= bytesInAWord) words[last] = longer;
    else words.push(sign);
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

const one = ({ name, address }: Mailbox): string => {
  if (address === null) return `${phrase(name)}:;`;
  return name === '' ? address : `${phrase(name)} <${address}>`;
};

/** The value of a To or Cc header, folded after each; addresses are plain already. */
export const addressLine = (all: readonly Mailbox[]): string => all.map(one).join(',\r\n ');
