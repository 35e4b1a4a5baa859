import type { Preferences } from '@plenum/contract';
import { deviceSettings, oneOf } from '../device-settings.ts';
import { storedValue } from '../stored-value.ts';

export type Look = Preferences['look'];
type Choice<K extends keyof Look> = NonNullable<Look[K]>;
/** Dark is no skin of its own here: it is the device's colour scheme. */
export type Skin = Exclude<Choice<'skin'>, 'dark'>;

const text = (value: string) => value;

/** How the frame looks on this device; the first of each is how the product comes. */
export const look = {
  skin: storedValue<Skin>('skin', oneOf(['semi-dark', 'light', 'bordered']), text),
  content: storedValue<Choice<'content'>>('content', oneOf(['full', 'boxed']), text),
  navbar: storedValue<Choice<'navbar'>>(
    'navbar',
    oneOf(['sticky', 'static', 'floating', 'hidden']),
    text,
  ),
  footer: storedValue<Choice<'footer'>>('footer', oneOf(['static', 'sticky', 'hidden']), text),
  isMenuHidden: storedValue<boolean>('menuHidden', (stored) => stored === 'true', String),
};

/** What a person has chosen, on any device; what they have not is left as it is here. */
export function applyLook({ skin, content, navbar, footer, isMenuHidden, isRightToLeft }: Look) {
  if (skin === 'dark') deviceSettings.colourScheme.set('dark');
  else if (skin) look.skin.set(skin);
  if (content) look.content.set(content);
  if (navbar) look.navbar.set(navbar);
  if (footer) look.footer.set(footer);
  if (isMenuHidden !== undefined) look.isMenuHidden.set(isMenuHidden);
  if (isRightToLeft !== undefined) deviceSettings.direction.set(isRightToLeft ? 'rtl' : 'ltr');
}
