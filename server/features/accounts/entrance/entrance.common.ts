/**
 * What lists of stolen passwords begin with, in the languages spoken here: whatever is made of one of
 * these by capitals, digits for letters, separators and signs or years around it is known as well.
 */
const words = new Set(
  `abc abcd access admin administrator amor andrea andrew anthony asdf ashley august autumn azerty bailey baseball
  basketball batman benfica bienvenue bonjour brasil buster charlie cheese chelsea chocolate chouchou coffee
  computer computador cookie daniel december default demo diamond dragon estrela fernando flower football forever
  france freedom futebol fussball gabriel george ginger hallo harley heaven hello herbst hockey
  hunter iloveyou internet january jennifer jessica jesus jordan joshua july june junior killer letmein liverpool
  login lovely loveme loulou maggie marina marseille master matrix matthew mercedes merlin michael michelle monkey
  motdepasse mustang nicole november october orange pass passord passphrase passwort password passwd pepper
  pokemon porsche portugal princess private qazwsx qwer qweasd qwerty qwertz root samsung schalke schatz secret
  security september shadow snoopy soleil sommer spiderman spring starwars startrek summer sunshine superman
  superstar temp tempo test testing thomas thunder tigger trustno user verao welcome whatever willkommen william
  winter zaq xsw zxcv senha segredo sucesso vitoria geheim hallowelt doudou chocolat jetaime nicolas
  changeme changeit letmeinnow iloveu teamo princesa mudar mudarsenha entrar conference congress event
  meeting webinar plenum`.split(/\s+/),
);

/** As they lie on keyboards, and in the alphabet. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];
const backwards = (text: string) => [...text].toReversed().join('');
const runs = [...rows, ...rows.map(backwards)];

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const asLetters = (text: string) =>
  text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
const withoutEdges = (text: string) => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
const withoutGaps = (text: string) => text.replaceAll(/[^a-z]+/g, '');
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isRun = (text: string) => text.length >= 4 && runs.some((run) => run.includes(text));
const isRepeated = (text: string) => /^(.{1,4})\1+$/s.test(text);

/** Whether it is among the first that somebody would try, also of who they know these things about. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const typed = plain(password);
  if (isRun(typed) || isRepeated(typed)) return true;
  const cores = [
    asLetters(withoutEdges(typed)),
    asLetters(typed.replace(/[^a-z]+$/, '')),
    withoutEdges(asLetters(typed)),
  ].map(withoutGaps);
  const known = new Set(
    about.flatMap((one) => [one, one.split('@')[0] ?? '']).map((one) => withoutGaps(plain(one))),
  );
  known.delete('');
  return cores.some((core) => words.has(core) || known.has(core) || isRun(core));
}
