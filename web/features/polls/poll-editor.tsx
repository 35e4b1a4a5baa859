import type { MyEvent, Poll, PollInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { useEditor } from '../../ui/form/use-editor.ts';
import type { FieldErrors } from '../../ui/form/use-fields.ts';
import { PollForm } from './poll-form.tsx';
import { addPoll, changePoll, type Place, readPolls } from './polls.api.ts';
import { polls } from './polls.live.ts';
import { blank, hasOptions, isEmpty, tidy, valuesOf } from './polls.values.ts';

const loadSchema = () => import('./polls.forms.ts').then((forms) => forms.PollSchema);

interface EditorProps {
  event: MyEvent;
  place: Place;
  onDone: () => void;
}

function useRefusal() {
  const t = useTranslations('polls.editor');
  return (values: PollInput): FieldErrors | undefined => {
    const { question, options } = tidy(values);
    if (isEmpty(question)) return { question: t('noQuestion') };
    return hasOptions(values) && options.length < 2 ? { options: t('fewOptions') } : undefined;
  };
}

export function NewPoll({ event, place, onDone }: EditorProps) {
  const t = useTranslations('polls.editor');
  const client = useQueryClient();
  const refuse = useRefusal();
  const form = useContractForm<PollInput>({
    loadSchema,
    initial: blank,
    send: async (values) => {
      const errors = refuse(values);
      if (errors) return errors;
      teach(client, polls.told([await addPoll(place, tidy(values))]));
      form.leave(onDone);
      return undefined;
    },
  });
  return <PollForm event={event} form={form} saveLabel={t('add')} onCancel={onDone} />;
}

export function PollEditor({ event, place, poll, onDone }: EditorProps & { poll: Poll }) {
  const t = useTranslations('polls.editor');
  const client = useQueryClient();
  const refuse = useRefusal();
  const form = useEditor<Poll, PollInput>({
    loadSchema,
    refuse,
    known: poll,
    valuesOf,
    draft: `polls.${poll.id}`,
    tidy,
    save: async (changes, from) => {
      const body = { ...tidy(valuesOf(from)), ...changes, version: from.version };
      const saved = await changePoll(poll.id, body);
      teach(client, polls.told([saved]));
      return saved;
    },
    readAgain: async () => {
      const { polls: all } = await readPolls(place);
      return all.find(({ id }) => id === poll.id) ?? poll;
    },
    onSaved: () => form.leave(onDone),
  });
  return <PollForm event={event} form={form} saveLabel={t('save')} onCancel={onDone} />;
}
