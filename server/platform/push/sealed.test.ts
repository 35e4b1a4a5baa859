import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSealed } from '../../testing/sealed.ts';
import { areReceiverKeys, sealFor } from './sealed.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const example = {
  message: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('seals the example of RFC 8291 to the byte', () => {
  const sealed = sealFor(example, Buffer.from(example.message), {
    salt: bytes(example.salt),
    privateKey: bytes(example.sender),
  });
  expect(sealed.toString('base64url')).toBe(example.sealed);
});

test('seals anew each time, and the browser reads it', () => {
  const message = Buffer.from('Grüße aus Horizonte');
  const [one, other] = [sealFor(example, message), sealFor(example, message)];
  expect(one.equals(other)).toBe(false);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytes(example.receiver));
  const open = (sealed: Buffer) => openSealed(sealed, browser, example.auth);
  expect([open(one), open(other)]).toEqual([message.toString(), message.toString()]);
});

test('keys that are none are known before anything is kept', () => {
  const { p256dh, auth } = example;
  expect(areReceiverKeys({ p256dh, auth })).toBe(true);
  expect(areReceiverKeys({ p256dh, auth: 'short' })).toBe(false);
  expect(areReceiverKeys({ p256dh: 'BAAA', auth })).toBe(false);
  const elsewhere = Buffer.concat([bytes(p256dh).subarray(0, 64), Buffer.from([0])]);
  expect(areReceiverKeys({ p256dh: elsewhere.toString('base64url'), auth })).toBe(false);
});
