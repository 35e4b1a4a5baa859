import type { PersonLine } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changePerson, nameOf, peopleKey, personOptions } from '../people.api.ts';

const loadSchema = () => import('../people.forms.ts').then((forms) => forms.PersonUpdateSchema);

type About = 'ownRole' | 'ownAccess';

/** Asks whoever is about to shut themselves out; the answer is awaited like a call. */
function useQuestion() {
  const [about, setAbout] = useState<About>();
  const resolve = useRef<(isYes: boolean) => void>(undefined);
  const ask = (next: About) => {
    setAbout(next);
    return new Promise<boolean>((settle) => {
      resolve.current = settle;
    });
  };
  const answer = (isYes: boolean) => {
    setAbout(undefined);
    resolve.current?.(isYes);
  };
  return { ask, answer, question: { isOpen: about !== undefined, about: about ?? 'ownRole' } };
}

export type PersonValues = Pick<PersonLine, 'role' | 'company' | 'isActive'>;

const valuesOf = ({ role, company, isActive }: PersonLine): PersonValues => ({
  role,
  company,
  isActive,
});

export function usePersonForm(person: PersonLine, onDone: () => void) {
  const t = useTranslations('people.edit');
  const client = useQueryClient();
  const myId = useSession()?.person.id;
  const { ask, answer, question } = useQuestion();

  const mayGoOn = async (values: PersonValues) => {
    if (person.id !== myId) return true;
    if (person.isActive && !values.isActive) return ask('ownAccess');
    return person.role === 'admin' && values.role === 'client' ? ask('ownRole') : true;
  };

  const form = useEditor<PersonLine, PersonValues>({
    known: person,
    valuesOf,
    draft: `people.${person.id}`,
    loadSchema,
    save: async (changes, { version }, values) => {
      if (!(await mayGoOn(values))) throw CallProblem.cancelled();
      const changed = await changePerson(person.id, { version, ...changes });
      await client.invalidateQueries({ queryKey: peopleKey });
      showToast({ text: t('saved', { name: nameOf(changed) }) });
      return changed;
    },
    readAgain: () => client.query({ ...personOptions(person.id), staleTime: 0 }),
    onSaved: () => form.leave(onDone),
  });
  return { form, question, answer };
}
