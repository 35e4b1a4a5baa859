import type { Messages } from 'use-intl';
import type { Locale } from '../config.ts';
import { language } from './language.ts';

export type Namespace = keyof Messages;

interface Texts {
  locale: Locale;
  messages: Partial<Messages>;
}

const files = import.meta.glob<object>('../../locales/*/**/*.json', { import: 'default' });

const wanted = new Set<Namespace>();
const listeners = new Set<() => void>();
let current: Texts = { locale: language.get(), messages: {} };

async function loadNamespace(locale: Locale, namespace: Namespace) {
  const folder = `../../locales/${locale}`;
  const file = files[`${folder}/${namespace}.json`] ?? files[`${folder}/shared/${namespace}.json`];
  const texts = await file?.();
  return [namespace, texts] as const;
}

const show = (texts: Texts) => {
  current = texts;
  document.documentElement.lang = texts.locale;
  for (const listener of listeners) listener();
};

/** In another language all that is wanted; else what this one waits for, whatever others cannot have. */
async function load(locale: Locale, namespaces: Iterable<Namespace> = wanted): Promise<void> {
  const isAnother = locale !== current.locale;
  const known = isAnother ? {} : current.messages;
  const missing = [...(isAnother ? wanted : namespaces)].filter(
    (namespace) => !(namespace in known),
  );
  if (missing.length === 0 && !isAnother) return;
  const loaded = await Promise.all(missing.map((namespace) => loadNamespace(locale, namespace)));
  // Another language was chosen meanwhile: who waits, waits for that one.
  if (language.get() !== locale) return load(language.get(), namespaces);
  const before = locale === current.locale ? current.messages : {};
  show({ locale, messages: { ...before, ...Object.fromEntries(loaded) } });
}

language.subscribe(() => void load(language.get()));

/** Route loaders await this, so that no screen is shown before its words. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await load(language.get(), namespaces);
}

export const texts = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
