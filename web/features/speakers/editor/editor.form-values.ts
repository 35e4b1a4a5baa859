import type { Speaker, SpeakerKind } from '@plenum/contract';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';
import type { SpeakerPlace } from '../speakers.places.ts';

const names = [
  'kind',
  'name',
  'email',
  'title',
  'company',
  'bio',
  'links',
  'isHidden',
  'recording',
  'rehearsal',
  'rehearsalAt',
] as const;
export type FieldName = (typeof names)[number];

/** What the editor shows of a speaker. */
export type SpeakerValues = Pick<Speaker, FieldName>;

const kindOf: Readonly<Record<SpeakerPlace, SpeakerKind>> = {
  keynote: 'keynote',
  'co-chairs': 'co-chair',
  all: 'speaker',
};

export const blankValues = (place: SpeakerPlace): SpeakerValues => ({
  kind: kindOf[place],
  name: '',
  email: '',
  title: '',
  company: '',
  bio: {},
  links: [],
  isHidden: false,
  recording: 'unknown',
  rehearsal: 'none',
  rehearsalAt: null,
});

export const valuesOf = (speaker: Speaker): SpeakerValues => ({
  kind: speaker.kind,
  name: speaker.name,
  email: speaker.email,
  title: speaker.title,
  company: speaker.company,
  bio: tidyTexts(speaker.bio),
  links: speaker.links,
  isHidden: speaker.isHidden,
  recording: speaker.recording,
  rehearsal: speaker.rehearsal,
  rehearsalAt: speaker.rehearsalAt,
});

type SetOne<V> = <K extends keyof V & string>(name: K, value: V[K]) => void;

interface Form<V> {
  values: V;
  set: SetOne<V>;
}

export function setEach<V extends object>(form: Form<V>, change: Partial<NoInfer<V>>): void {
  for (const name of Object.keys(change) as (keyof V & string)[]) {
    form.set(name, change[name] as V[typeof name]);
  }
}
