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

async function load(locale: Locale): Promise<void> {
  const known = locale === current.locale ? current.messages : {};
  const missing = [...wanted].filter((namespace) => !(namespace in known));
  if (missing.length === 0 && locale === current.locale) return;
  const loaded = await Promise.all(missing.map((namespace) => loadNamespace(locale, namespace)));
  // Another language was chosen meanwhile: who waits, waits for that one.
  if (language.get() !== locale) return load(language.get());
  const before = locale === current.locale ? current.messages : {};
  show({ locale, messages: { ...before, ...Object.fromEntries(loaded) } });
}

language.subscribe(() => void load(language.get()));

/** Route loaders await this, so that no screen is shown before its words. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await load(language.get());
}

export const texts = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
