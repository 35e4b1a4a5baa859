import type { PersonLine } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
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

export function usePersonForm(person: PersonLine, onDone: () => void) {
  const t = useTranslations('people.edit');
  const client = useQueryClient();
  const myId = useSession()?.person.id;
  const [isLeaving, setLeaving] = useState(false);
  const { ask, answer, question } = useQuestion();
  const [{ role, company, isActive }] = useState(person);

  const mayGoOn = async (values: Pick<PersonLine, 'role' | 'isActive'>) => {
    if (person.id !== myId) return true;
    if (person.isActive && !values.isActive) return ask('ownAccess');
    return person.role === 'admin' && values.role === 'client' ? ask('ownRole') : true;
  };

  const form = useContractForm({
    initial: { role, company, isActive },
    loadSchema,
    send: async (values) => {
      if (!(await mayGoOn(values))) return;
      const changed = await changePerson(person.id, values);
      client.setQueryData(personOptions(person.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: peopleKey });
      showToast({ text: t('saved', { name: nameOf(changed) }) });
      setLeaving(true);
    },
  });

  // After the guard has heard that nothing is left to lose.
  useEffect(() => {
    if (isLeaving) onDone();
  }, [isLeaving, onDone]);

  return { form, isLeaving, question, answer };
}
