import { createAvatar } from '@dicebear/core';
import * as personas from '@dicebear/personas';
import { randomFrom, seedOf } from '../summit/random.ts';
import { type Cut, looks, tones, type Tone } from './given-names.ts';

type Options = Required<personas.Options>;

const skins: Readonly<Record<Tone, readonly string[]>> = {
  fair: ['eeb4a4', 'e7a391', 'f2c2ae'],
  light: ['eeb4a4', 'e9b394', 'e5a07e'],
  medium: ['e5a07e', 'd78774', 'c98363'],
  dark: ['a8654f', '8d5a45', '7d4a38'],
};
const dark = ['1f1b22', '2f2523', '3d2a24'];
const hairs: Readonly<Record<Tone, readonly string[]>> = {
  fair: [...dark, '4a3328', '6c4545', '8a5a3c', 'b9895a', 'c9793f'],
  light: dark,
  medium: [...dark, '5a3d30'],
  dark: ['1f1b22', '17151a', '2b2020'],
};
const greys = ['c9cbd3', 'a9abb5', 'dee1f5'];
const cuts: Readonly<Record<Cut, Options['hair']>> = {
  long: [
    'long',
    'bobCut',
    'bobBangs',
    'curly',
    'curlyBun',
    'straightBun',
    'extraLong',
    'sideShave',
  ],
  short: [
    'shortCombover',
    'buzzcut',
    'fade',
    'curlyHighTop',
    'shortComboverChops',
    'bald',
    'balding',
  ],
};
const beards: Options['facialHair'] = ['beardMustache', 'goatee', 'shadow', 'walrus'];
const grounds = ['e0edff', 'dff6ea', 'fdf0cf', 'fde5ef', 'ece7ff', 'ffe9d9'];
const clothes = ['456dff', '2f9e8f', '7555ca', '4d8f3f', 'c8434f', 'd79a1f', '334155', '0f766e'];

/** The same face for a name at every start, and one that does not contradict it. */
export function portrait(name: string): string {
  const random = randomFrom(seedOf(name));
  const pick = <T>(from: readonly T[]): T[] =>
    from.slice(Math.floor(random() * from.length)).slice(0, 1);
  const [given = '', ...family] = name.split(' ');
  const look = looks.get(given) ?? { cut: random() < 0.5 ? 'long' : 'short' };
  const tone = look.tone ?? tones.get(family.at(-1) ?? '') ?? 'fair';
  const isOld = random() < 0.22;
  const isBearded = look.cut === 'short' && random() < 0.4;
  // Without a single hair it is nobody's face.
  const hair = cuts[look.cut].filter((one) => isBearded || one !== 'bald');
  return createAvatar(personas, {
    seed: name,
    size: 256,
    backgroundColor: pick(grounds),
    skinColor: pick(skins[tone]),
    hair: pick(hair),
    hairColor: pick(isOld ? greys : hairs[tone]),
    facialHair: pick(beards),
    facialHairProbability: isBearded ? 100 : 0,
    eyes: pick<Options['eyes'][number]>(['open', 'open', 'happy', 'glasses']),
    mouth: pick<Options['mouth'][number]>(['smile', 'bigSmile', 'smirk']),
    nose: isOld ? ['wrinkles'] : pick<Options['nose'][number]>(['mediumRound', 'smallRound']),
    body: pick<Options['body'][number]>(['squared', 'rounded', 'small', 'checkered']),
    clothingColor: pick(clothes),
  }).toString();
}
