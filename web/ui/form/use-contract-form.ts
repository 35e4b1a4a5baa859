import { type SubmitEvent, useState } from 'react';
import type { TSchema } from 'typebox';
import { CallProblem } from '../../platform/call-problem.ts';
import type { FieldFault } from './check-form.ts';
import { useFaultText } from './use-fault-text.ts';

type FieldErrors = Readonly<Record<string, string>>;

interface FormOptions<V extends object> {
  initial: V;
  /** Loaded with the checker when the form is first sent, so that reading a page costs neither. */
  loadSchema: () => Promise<TSchema>;
  /** Words for a fault that this form can say better than the kit. */
  explain?: (fault: FieldFault) => string | undefined;
  /** May answer texts for fields that the server did not accept. */
  send: (values: V) => Promise<FieldErrors | void>;
}

const faultsFor = async (loadSchema: () => Promise<TSchema>, values: object) => {
  const [schema, { checkForm }] = await Promise.all([loadSchema(), import('./check-form.ts')]);
  return checkForm(schema, values);
};

const fieldOf = (pointer: string) => pointer.split('/').at(-1) ?? '';

const withoutField = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));

const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  fields.find((field) => (field.getAttribute('name') ?? '') in errors)?.focus();
};

/** A form checked by the contract's own schema, with the server's faults put on their fields. */
export function useContractForm<V extends object>(options: FormOptions<V>) {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const faultText = useFaultText();

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblem(undefined);
    setErrors((before) => withoutField(before, name));
  };

  const explainAll = (faults: FieldFault[]) =>
    Object.fromEntries(
      faults.map((fault) => [fault.field, options.explain?.(fault) ?? faultText(fault)]),
    );

  const fail = (form: HTMLFormElement, error: unknown) => {
    if (error instanceof CallProblem && error.isCancelled) return;
    const onFields = error instanceof CallProblem ? error.errors : [];
    const known = onFields.filter(({ path }) => fieldOf(path) in values);
    if (known.length === 0) return setProblem(error);
    const notValid = (path: string) => ({ field: fieldOf(path), keyword: 'server', limit: 0 });
    show(form, explainAll(known.map(({ path }) => notValid(path))));
  };

  const run = async (form: HTMLFormElement) => {
    const faults = await faultsFor(options.loadSchema, values);
    show(form, faults.length ? explainAll(faults) : ((await options.send(values)) ?? {}));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    await run(form).catch((error: unknown) => fail(form, error));
    setBusy(false);
  };

  const isDirty = JSON.stringify(values) !== JSON.stringify(options.initial);
  return { values, errors, problem, busy, isDirty, set, submit };
}
