import { Button } from '@mantine/core';
import type { BlogAuthors } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PersonSearch } from '../../../ui/person/person-search.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { dismissAuthor, nameAuthor } from '../blog.api.ts';
import { authors } from '../blog.live.ts';
import classes from './desk-screen.module.css';

/** Who writes beside the organisers: they say so. */
export function AuthorPanel() {
  const t = useTranslations('blog.authors');
  const reading = useQuery(authors.options());
  return (
    <Panel title={t('title')} hasRoom>
      <p className={classes.soft}>{t('text')}</p>
      {reading.data ? (
        <Authors named={reading.data.authors} />
      ) : (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={2} />}
        />
      )}
    </Panel>
  );
}

function useNaming() {
  const client = useQueryClient();
  const onSuccess = (known: BlogAuthors) =>
    teach(
      client,
      authors.changed(() => known),
    );
  const naming = useMutation({ mutationFn: nameAuthor, onSuccess });
  const dismissal = useMutation({ mutationFn: dismissAuthor, onSuccess });
  return { naming, dismissal, problem: naming.error ?? dismissal.error };
}

function Authors({ named }: { named: BlogAuthors['authors'] }) {
  const t = useTranslations('blog.authors');
  const problemText = useProblemText();
  const { naming, dismissal, problem } = useNaming();
  return (
    <>
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      {named.length === 0 && <p className={classes.soft}>{t('none')}</p>}
      <ul className={classes.authors}>
        {named.map(({ id, fullName, avatar }) => (
          <li key={id}>
            <PersonPicture name={fullName} picture={avatar} />
            <bdi className={classes.words}>{fullName}</bdi>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('remove', { name: fullName })}
              loading={dismissal.isPending && dismissal.variables === id}
              onClick={() => dismissal.mutate(id)}
            >
              {t('removeShort')}
            </Button>
          </li>
        ))}
      </ul>
      <NameAuthor
        hidden={named.map(({ id }) => id)}
        isBusy={naming.isPending}
        onNamed={(personId) => naming.mutateAsync(personId)}
      />
    </>
  );
}

interface NameAuthorProps {
  hidden: readonly number[];
  isBusy: boolean;
  onNamed: (personId: number) => Promise<unknown>;
}

function NameAuthor({ hidden, isBusy, onNamed }: NameAuthorProps) {
  const t = useTranslations('blog.authors');
  const form = useTranslations('shell.form');
  const [personId, setPersonId] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const pick = (id: number | null) => {
    setPersonId(id);
    setError(undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (personId === null) return setError(form('required'));
    // What went wrong stands above; who was picked stays picked.
    await onNamed(personId).then(
      () => pick(null),
      () => undefined,
    );
  };
  return (
    <form className={classes.naming} noValidate onSubmit={(event) => void submit(event)}>
      <PersonSearch
        label={t('person')}
        value={personId}
        hidden={hidden}
        error={error}
        onChange={pick}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}
