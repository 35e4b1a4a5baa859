import { Button } from '@mantine/core';
import type { EntryChoices, EntryList, EntryListInput, MyEvent } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { ListFields } from './list-fields.tsx';
import { addList, changeList, readLists } from './lists.api.ts';
import { entryLists } from './lists.live.ts';
import { blankList, isBackwards, listValues } from './lists.values.ts';
import { RemoveList } from './remove-list.tsx';
import { useListProblemText } from './use-list-problem-text.ts';

interface EditorProps {
  event: MyEvent;
  choices: EntryChoices;
  onDone: () => void;
}

interface DrawerProps extends EditorProps {
  edited: EntryList | 'new' | undefined;
  /** As they are now, also by others' hands. */
  lists: readonly EntryList[];
}

const loadSchema = () => import('./lists.forms.ts').then((forms) => forms.ListSchema);

export function ListDrawer({ edited, lists, ...editor }: DrawerProps) {
  const t = useTranslations('bookings.lists');
  return (
    <EditorDrawer<EntryList | 'new'>
      of={edited}
      size={480}
      title={(shown) => t(shown === 'new' ? 'new' : 'edit')}
      onClose={editor.onDone}
    >
      {(shown, opening) =>
        shown === 'new' ? (
          <NewList key={opening} {...editor} />
        ) : (
          <KnownList
            key={opening}
            {...editor}
            list={lists.find(({ id }) => id === shown.id) ?? shown}
          />
        )
      }
    </EditorDrawer>
  );
}

function useTidied() {
  const t = useTranslations('bookings.lists');
  return (values: EntryListInput) =>
    isBackwards(values) ? { closesAt: t('problems.endsFirst') } : undefined;
}

/** How many it lets in is the server's to count. */
function useLearn({ event }: EditorProps) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: entryLists.options(event.id).queryKey });
}

function NewList(props: EditorProps) {
  const { event, onDone } = props;
  const t = useTranslations('bookings.lists');
  const learn = useLearn(props);
  const refuse = useTidied();
  const form = useContractForm<EntryListInput>({
    loadSchema,
    initial: blankList,
    send: async (values) => {
      const errors = refuse(values);
      if (errors) return errors;
      await addList(event.id, values);
      await learn();
      form.leave(onDone);
      return undefined;
    },
  });
  return (
    <ListForm form={form} saveLabel={t('add')} onDone={onDone}>
      <ListFields form={form} {...props} />
    </ListForm>
  );
}

function KnownList(props: EditorProps & { list: EntryList }) {
  const { event, list, onDone } = props;
  const t = useTranslations('bookings.lists');
  const learn = useLearn(props);
  const form = useEditor<EntryList, EntryListInput>({
    loadSchema,
    known: list,
    valuesOf: listValues,
    refuse: useTidied(),
    draft: `bookings.list.${list.id}`,
    save: async (changes, from) => {
      const body = { ...listValues(from), ...changes, version: from.version };
      const saved = await changeList(from.id, body);
      await learn();
      return saved;
    },
    readAgain: async () =>
      (await readLists(event.id)).lists.find(({ id }) => id === list.id) ?? list,
    onSaved: () => form.leave(onDone),
  });
  return (
    <ListForm
      form={form}
      saveLabel={t('save')}
      onDone={onDone}
      extra={<RemoveList list={list} onGone={() => void learn().then(() => form.leave(onDone))} />}
    >
      <ListFields form={form} {...props} />
    </ListForm>
  );
}

interface ListFormProps extends Pick<EditorProps, 'onDone'> {
  children: ReactNode;
  form: Form<EntryListInput>;
  saveLabel: string;
  extra?: ReactNode;
}

function ListForm({ form, saveLabel, extra, onDone, children }: ListFormProps) {
  const t = useTranslations('bookings.lists');
  return (
    <EditorForm<EntryListInput>
      form={form}
      place="drawer"
      words={{ name: (name) => t(`fields.${name}`) }}
      problemText={useListProblemText()}
      saveLabel={saveLabel}
      extra={
        <>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          {extra}
        </>
      }
    >
      {children}
    </EditorForm>
  );
}
