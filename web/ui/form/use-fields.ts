import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TSchema } from 'typebox';
import { CallProblem } from '../../platform/call-problem.ts';
import type { FieldFault } from './check-form.ts';
import type { NameOf } from './typed.ts';
import { useTranslations } from 'use-intl';

export type FieldErrors = Readonly<Record<string, string>>;

/** What a form takes, and how it says what it does not take. */
export interface FieldRules<V = object> {
  /**
   * Loaded with the checker when the form is first sent, so that reading a page costs neither.
   * Without one only empty fields are refused: for a page that must be there at once.
   */
  loadSchema?: (() => Promise<TSchema>) | undefined;
  /** Words for a fault that this form can say better than the kit. */
  explain?: ((fault: FieldFault) => string | undefined) | undefined;
  /** Words on fields for a refusal of the server that is about them, and about which it says it is. */
  explainProblem?:
    | ((code: string, paths: readonly string[], values: V) => FieldErrors | undefined)
    | undefined;
}

interface FieldsOptions<V> extends FieldRules<V> {
  values: V;
  isUnsaved: boolean;
  change: <K extends NameOf<V>>(name: K, value: V[K]) => void;
  /** May answer texts for fields that were not accepted. */
  send: (form?: HTMLFormElement) => Promise<FieldErrors | void>;
}

const emptyFields = (values: object): FieldFault[] =>
  Object.entries(values)
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, keyword: 'minLength', limit: 1 }));

const faultsFor = async (loadSchema: FieldRules['loadSchema'], values: object) => {
  if (!loadSchema) return emptyFields(values);
  const [schema, { checkForm }] = await Promise.all([loadSchema(), import('./check-form.ts')]);
  return checkForm(schema, values);
};

/** A fault of words that were typed over since is none. */
const stillAbout = (before: object, now: object, found: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(found).filter(([name]) => Reflect.get(before, name) === Reflect.get(now, name)),
  );

const fieldOf = (pointer: string) => pointer.split('/').at(-1) ?? '';

const focusFirst = (form: HTMLFormElement | undefined, errors: FieldErrors) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  fields.find((field) => (field.getAttribute('name') ?? '') in errors)?.focus();
};

type TextName<V> = { [K in NameOf<V>]: V[K] extends string ? K : never }[NameOf<V>];
type FlagName<V> = { [K in NameOf<V>]: V[K] extends boolean ? K : never }[NameOf<V>];

/** What the fields of a form are given. */
function inputsFor<V extends object>(
  values: V,
  errors: FieldErrors,
  set: <K extends NameOf<V>>(name: K, value: V[K]) => void,
) {
  const field = <K extends NameOf<V>>(name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: V[K]) => set(name, value),
  });
  return {
    /** One that answers with its value. */
    field,
    /** One that people type into. */
    text: <K extends TextName<V>>(name: K) => ({
      ...field(name),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(name, currentTarget.value as V[K]),
    }),
    /** A box or a switch. */
    flag: <K extends FlagName<V>>(name: K) => ({
      name,
      checked: values[name] as boolean,
      onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
        set(name, currentTarget.checked as V[K]),
    }),
  };
}

/** The fields of every form: checked by the contract's own schema, faults put where they belong. */
export function useFields<V extends object>(options: FieldsOptions<V>) {
  const { values, change, send, loadSchema, explain, explainProblem } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const faultText = useFaultText();

  const now = useRef<object>(values);
  useLayoutEffect(() => {
    now.current = values;
  });
  /** Sent once more while the rules were still on their way, perhaps with other words. */
  const asked = useRef<{ form: HTMLFormElement | undefined }>(undefined);

  const show = (form: HTMLFormElement | undefined, found: FieldErrors) => {
    const current = stillAbout(values, now.current, found);
    setErrors(current);
    focusFirst(form, current);
  };
  const explainAll = (faults: readonly FieldFault[]): FieldErrors =>
    Object.fromEntries(faults.map((fault) => [fault.field, explain?.(fault) ?? faultText(fault)]));

  const fail = (form: HTMLFormElement | undefined, error: unknown) => {
    if (!(error instanceof CallProblem)) return setProblem(error);
    if (error.isCancelled) return;
    const paths = error.errors.map(({ path }) => path);
    const known = paths.map(fieldOf).filter((field) => field in values);
    const refused = known.map((field) => ({ field, keyword: 'server', limit: 0 }));
    const said = explainProblem?.(error.code, paths, values) ?? explainAll(refused);
    if (Object.keys(said).length > 0) show(form, said);
    else setProblem(error);
  };

  const check = async (form: HTMLFormElement | undefined) => {
    const faults = await faultsFor(loadSchema, values);
    if (faults.length > 0) return show(form, explainAll(faults));
    const refused = await send(form);
    asked.current = undefined;
    show(form, refused ?? {});
  };
  const run = async (form?: HTMLFormElement) => {
    if (busy) {
      asked.current = { form };
      return;
    }
    setBusy(true);
    setProblem(undefined);
    await check(form).catch((error: unknown) => fail(form, error));
    setBusy(false);
  };
  useEffect(() => {
    const again = busy ? undefined : asked.current;
    if (!again) return;
    asked.current = undefined;
    void run(again.form);
  });

  const set = <K extends NameOf<V>>(name: K, value: V[K]) => {
    change(name, value);
    setProblem(undefined);
    setErrors(({ [name]: _, ...others }) => others);
  };

  return {
    values,
    errors,
    problem,
    busy,
    isDirty: options.isUnsaved && !isLeft,
    set,
    ...inputsFor(values, errors, set),
    run,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      return run(event.currentTarget);
    },
    /** Goes without asking: everything is saved, or meant to be lost. */
    leave: (go: () => void) => {
      flushSync(() => setLeft(true));
      go();
    },
  };
}

export type Fields<V extends object> = Pick<
  ReturnType<typeof useFields<V>>,
  'values' | 'errors' | 'set' | 'field' | 'text' | 'flag'
>;

/** Words for the faults that mean the same in every form. */
function useFaultText(): (fault: FieldFault) => string {
  const t = useTranslations('shell.form');
  return ({ keyword, limit }) => {
    if (keyword === 'minLength') return limit > 1 ? t('tooShort', { limit }) : t('required');
    if (keyword === 'maxLength') return t('tooLong', { limit });
    return t('notValid');
  };
}
