import { Button, TextInput } from '@mantine/core';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { useContractForm } from '../form/use-contract-form.ts';
import type { FieldRules } from '../form/use-fields.ts';
import classes from './list.module.css';

interface AddLineProps extends FieldRules {
  label: string;
  action: string;
  send: (title: string) => Promise<unknown>;
}

/** One field that adds to a list; what was not added stays in it, with the reason. */
export function AddLine({ label, action, send, ...rules }: AddLineProps) {
  const problemText = useProblemText();
  const form = useContractForm({
    ...rules,
    initial: { title: '' },
    send: async ({ title }) => {
      await send(title);
      form.set('title', '');
    },
  });
  const failed = form.problem !== undefined && problemText(form.problem);
  return (
    <form className={classes.add} noValidate onSubmit={form.submit}>
      <TextInput
        {...form.text('title')}
        className={classes.field}
        label={label}
        error={form.errors['title'] ?? failed}
      />
      <Button type="submit" loading={form.busy}>
        {action}
      </Button>
    </form>
  );
}
