import { expect, test } from 'vitest';
import { readReplyAddress, replyAddress } from './outside.reply-address.ts';

const keys = { tokenSecret: 'a secret of thirty-two characters', inboundDomain: 'Reply.Example' };
const who = { organisationId: 3, personId: 1_099_511_627_775, messageId: 281_474_976_710_655 };
const address = replyAddress(keys, who) ?? '';

test('it says whose it is, in whatever letters it comes back', () => {
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(address).toMatch(/^r-[a-z2-7]+@Reply\.Example$/);
  expect(readReplyAddress(keys, address)).toEqual(who);
  expect(readReplyAddress(keys, address.toUpperCase())).toEqual(who);
  const small = { organisationId: 1, personId: 1, messageId: 1 };
  expect(readReplyAddress(keys, replyAddress(keys, small) ?? '')).toEqual(small);
});

test('nobody makes one: each sign of it counts', () => {
  const [local = '', domain] = address.split('@');
  for (let place = 2; place < local.length; place++) {
    const other = local[place] === 'a' ? 'b' : 'a';
    const forged = `${local.slice(0, place)}${other}${local.slice(place + 1)}@${domain}`;
    expect(readReplyAddress(keys, forged), forged).toBeNull();
  }
  const others = [
    `${local}a@${domain}`,
    `${local.slice(0, -1)}@${domain}`,
    `${local}@elsewhere.example`,
    `${local}@${domain}@elsewhere.example`,
    `<${address}>`,
    '',
    'r-@Reply.Example',
    'postmaster@Reply.Example',
  ];
  for (const forged of others) expect(readReplyAddress(keys, forged), forged).toBeNull();
  expect(readReplyAddress({ ...keys, tokenSecret: 'another' }, address)).toBeNull();
});

test('where no mail comes in there is none', () => {
  const none = { ...keys, inboundDomain: null };
  expect(replyAddress(none, who)).toBeNull();
  expect(readReplyAddress(none, address)).toBeNull();
});
