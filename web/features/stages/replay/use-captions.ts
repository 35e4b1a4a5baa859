import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { storedValue } from '../../../platform/stored-value.ts';
import { languageFor } from './replay.cues.ts';
import { captionsOf, replays, type Which } from './replay.live.ts';

/** Kept on the device: whether captions are shown, and in what language. */
const isOn = storedValue<boolean>(
  'captions',
  (text) => text === 'on',
  (on) => (on ? 'on' : 'off'),
);
const language = storedValue<string | null>(
  'captionLanguage',
  (text) => text,
  (text) => text ?? '',
);

export interface CaptionChoice {
  languages: readonly string[];
  language: string;
  isOn: boolean;
  toggle: () => void;
  choose: (language: string | null) => void;
}

/** What is said in a recording, in the language somebody reads, and how to choose another. */
export function useCaptions(which: Which) {
  const { data: replay } = useQuery(replays.options(which));
  const languages = (replay?.captions ?? []).map((one) => one.language);
  const found = languageFor(languages, useStoredValue(language), useLocale());
  const { data } = useQuery({
    ...captionsOf.options({ ...which, language: found ?? '' }),
    enabled: found !== undefined,
  });
  const on = useStoredValue(isOn);
  const choice: CaptionChoice | null =
    found === undefined
      ? null
      : {
          languages,
          language: found,
          isOn: on,
          toggle: () => isOn.set(!on),
          choose: (next) => {
            if (next !== null) language.set(next);
            isOn.set(next !== null);
          },
        };
  return { chapters: replay?.chapters.chapters ?? [], cues: data?.cues ?? [], choice };
}
