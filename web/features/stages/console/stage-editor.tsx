import type { MyEvent, Stage, StageInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { addStage, changeStage } from '../stages.api.ts';
import { stages, withStage } from '../stages.live.ts';
import { isSent } from '../stages.source.ts';
import { StageForm } from './stage-form.tsx';

const loadSchema = () => import('./console.forms.ts').then((forms) => forms.StageSchema);

interface EditorProps {
  event: MyEvent;
  rooms: readonly { id: number; name: string }[];
  titleOf: (sessionId: number | null) => string | null;
  onDone: () => void;
}

function useStageRules() {
  const t = useTranslations('stages.editor');
  const rules: FieldRules = {
    loadSchema,
    explain: ({ field }) =>
      field === 'address' || field === 'fallback' ? t('addressNotValid') : undefined,
  };
  const refuse = ({ name, source, address, fallback }: StageInput): FieldErrors | undefined => {
    if (!Object.values(name).some((words) => words?.trim())) return { name: t('noName') };
    if (!isSent(source)) return address ? undefined : { address: t('noAddress') };
    const isNamed = !fallback || (fallback.address ?? fallback.runId) !== null;
    return isNamed ? undefined : { fallback: t('noFallback') };
  };
  return { rules, refuse };
}

const tidy = (values: StageInput): StageInput => ({
  ...values,
  followsAgenda: values.roomId !== null && values.followsAgenda === true,
  name: Object.fromEntries(Object.entries(values.name).filter(([, words]) => words?.trim())),
  address: isSent(values.source) ? null : values.address,
  fallback: isSent(values.source) ? (values.fallback ?? null) : null,
});

export function NewStage({ event, rooms, titleOf, onDone }: EditorProps) {
  const t = useTranslations('stages.editor');
  const client = useQueryClient();
  const { rules, refuse } = useStageRules();
  const form = useContractForm<StageInput>({
    ...rules,
    initial: {
      name: {},
      roomId: null,
      source: 'studio',
      address: null,
      fallback: null,
      followsAgenda: false,
      isRecorded: true,
    },
    send: async (values) => {
      const errors = refuse(values);
      if (errors) return errors;
      teach(client, withStage(event.id, await addStage(event.id, tidy(values))));
      form.leave(onDone);
      return undefined;
    },
  });
  return (
    <StageForm
      event={event}
      rooms={rooms}
      titleOf={titleOf}
      form={form}
      saveLabel={t('add')}
      onCancel={onDone}
    />
  );
}

const valuesOf = ({
  name,
  roomId,
  source,
  address,
  fallback,
  followsAgenda,
  isRecorded,
}: Stage): StageInput => ({
  name,
  roomId,
  source,
  address,
  fallback,
  followsAgenda,
  isRecorded,
});

export function StageEditor({
  event,
  rooms,
  titleOf,
  stage,
  onDone,
}: EditorProps & { stage: Stage }) {
  const t = useTranslations('stages.editor');
  const client = useQueryClient();
  const { rules, refuse } = useStageRules();
  const form = useEditor<Stage, StageInput>({
    ...rules,
    refuse,
    known: stage,
    valuesOf,
    draft: `stages.${stage.id}`,
    tidy,
    save: async (changes, from) => {
      const saved = await changeStage(event.id, stage.id, { version: from.version, ...changes });
      teach(client, withStage(event.id, saved));
      return saved;
    },
    readAgain: async () => {
      const all = await client.query({ ...stages.options(event.id), staleTime: 0 });
      return all.find(({ id }) => id === stage.id) ?? stage;
    },
    onSaved: () => form.leave(onDone),
  });
  return (
    <StageForm
      event={event}
      rooms={rooms}
      titleOf={titleOf}
      form={form}
      saveLabel={t('save')}
      onCancel={onDone}
    />
  );
}
