import { Button } from '@mantine/core';
import type { Offer } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { EditorDrawer } from '../../ui/form/editor-drawer.tsx';
import type { FieldWords } from '../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../ui/form/editor-form.tsx';
import type { NameOf } from '../../ui/form/typed.ts';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { useEditor } from '../../ui/form/use-editor.ts';
import type { FieldErrors, Fields } from '../../ui/form/use-fields.ts';
import { readOffer } from './tickets.api.ts';
import { offerChange } from './tickets.live.ts';
import { RemoveThing } from './remove-thing.tsx';
import type { Thing, ThingRules } from './tickets.things.ts';
import { useOfferProblemText } from './use-offer-problem-text.ts';

interface EditorProps<T extends Thing, V extends object> {
  eventId: number;
  rules: ThingRules<T, V>;
  renderFields: (form: Fields<V>, thing: T | null) => ReactNode;
  onDone: () => void;
}

interface DrawerProps<T extends Thing, V extends object> extends EditorProps<T, V> {
  edited: T | 'new' | undefined;
  /** As they are now, also by others' hands. */
  offer: Offer;
}

/** One thing on offer beside the list of its kind. */
export function ThingDrawer<T extends Thing, V extends object>(props: DrawerProps<T, V>) {
  const { edited, offer, ...editor } = props;
  const { rules, onDone } = editor;
  const t = useTranslations('tickets.editors');
  return (
    <EditorDrawer<T | 'new'>
      of={edited}
      size={520}
      title={(shown) => t(`${rules.kind}.${shown === 'new' ? 'new' : 'title'}`)}
      onClose={onDone}
    >
      {(shown, opening) =>
        shown === 'new' ? (
          <NewThing key={opening} {...editor} />
        ) : (
          <KnownThing
            key={opening}
            {...editor}
            thing={rules.listIn(offer).find(({ id }) => id === shown.id) ?? shown}
          />
        )
      }
    </EditorDrawer>
  );
}

/** In its place, else last. */
const withThing = <T extends Thing>(things: readonly T[], thing: T): T[] =>
  things.some(({ id }) => id === thing.id)
    ? things.map((one) => (one.id === thing.id ? thing : one))
    : [...things, thing];

function useLearn<T extends Thing, V extends object>({ eventId, rules }: EditorProps<T, V>) {
  const client = useQueryClient();
  return (thing: T): T => {
    teach(
      client,
      offerChange(eventId, (known) => rules.withList(known, withThing(rules.listIn(known), thing))),
    );
    return thing;
  };
}

const refusal = (errors: FieldErrors) => (Object.keys(errors).length > 0 ? errors : undefined);

function NewThing<T extends Thing, V extends object>(props: EditorProps<T, V>) {
  const { eventId, rules, renderFields, onDone } = props;
  const t = useTranslations('tickets.editors');
  const learn = useLearn(props);
  const form = useContractForm<V>({
    loadSchema: rules.loadSchema,
    initial: rules.blank,
    send: async (values) => {
      const errors = refusal(rules.refuse(values));
      if (errors) return errors;
      learn(await rules.add(eventId, rules.tidy(values)));
      form.leave(onDone);
      return undefined;
    },
  });
  return (
    <ThingForm form={form} words={rules.words} saveLabel={t('add')} onCancel={onDone}>
      {renderFields(form, null)}
    </ThingForm>
  );
}

function KnownThing<T extends Thing, V extends object>(props: EditorProps<T, V> & { thing: T }) {
  const { eventId, rules, renderFields, thing, onDone } = props;
  const t = useTranslations('tickets.editors');
  const learn = useLearn(props);
  const form = useEditor<T, V>({
    loadSchema: rules.loadSchema,
    known: thing,
    valuesOf: rules.valuesOf,
    tidy: rules.tidy,
    refuse: rules.refuse,
    draft: `tickets.${rules.kind}.${thing.id}`,
    save: async (changes, from) => {
      const body = { ...rules.tidy(rules.valuesOf(from)), ...changes, version: from.version };
      return learn(await rules.change(from.id, body));
    },
    readAgain: async () =>
      rules.listIn(await readOffer(eventId)).find(({ id }) => id === thing.id) ?? thing,
    onSaved: () => form.leave(onDone),
  });
  return (
    <ThingForm
      form={form}
      words={rules.words}
      saveLabel={t('save')}
      onCancel={onDone}
      extra={
        <RemoveThing
          eventId={eventId}
          rules={rules}
          thing={thing}
          onGone={() => form.leave(onDone)}
        />
      }
    >
      {renderFields(form, thing)}
    </ThingForm>
  );
}

interface ThingFormProps<V extends object> {
  form: Form<V>;
  words: FieldWords<NameOf<V>>;
  saveLabel: string;
  onCancel: () => void;
  extra?: ReactNode;
  children: ReactNode;
}

export function ThingForm<V extends object>(props: ThingFormProps<V>) {
  const { form, words, saveLabel, onCancel, extra, children } = props;
  const t = useTranslations('tickets.editors');
  return (
    <EditorForm<V>
      form={form}
      place="drawer"
      words={words}
      problemText={useOfferProblemText()}
      saveLabel={saveLabel}
      extra={
        <>
          <Button variant="default" onClick={onCancel}>
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
