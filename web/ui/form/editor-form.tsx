import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../notice.tsx';
import { ChangedMeanwhile, type FieldWords } from './changed-meanwhile.tsx';
import classes from './editor-form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { type SavedState, SavedMark } from './saved-mark.tsx';
import { submitOnModEnter } from './submit-on-mod-enter.ts';
import type { NameOf } from './typed.ts';
import type { Meanwhile } from './use-editor.ts';

/** What both an editor and a form of one's own have. */
export interface Form<V extends object> {
  problem: unknown;
  busy: boolean;
  isDirty: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  state?: SavedState;
  meanwhile?: Meanwhile<V>;
}

interface EditorFormProps<V extends object> {
  form: Form<V>;
  /** In a drawer its foot stays in sight; `floating` does so on a long page. */
  place?: 'page' | 'drawer' | 'floating';
  /** How its fields are called where others change them too. */
  words?: FieldWords<NameOf<NoInfer<V>>>;
  saveLabel: string;
  /** Beside the button that saves. */
  extra?: ReactNode;
  /** Another part of the same page, by its address, is another form. */
  guardsTabs?: boolean;
  problemText?: (problem: unknown) => string;
  children: ReactNode;
}

/** Around the fields: saves, says so quietly, tells what was changed elsewhere, asks before a loss. */
export function EditorForm<V extends object>(props: EditorFormProps<V>) {
  const { form, place = 'page', words, saveLabel, extra, guardsTabs, children } = props;
  const usualText = useProblemText();
  const { problemText = usualText } = props;
  const { problem, state, meanwhile } = form;
  return (
    <form
      ref={submitOnModEnter}
      className={classes.form}
      data-place={place}
      noValidate
      onSubmit={form.submit}
    >
      <div className={classes.fields}>
        {words && meanwhile && <ChangedMeanwhile {...meanwhile} words={words} />}
        {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
        {children}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy} aria-keyshortcuts="Control+Enter">
          {saveLabel}
        </Button>
        {extra}
        {state && (place !== 'drawer' || state === 'clash') && <SavedMark state={state} />}
      </div>
      <LeaveGuard isDirty={form.isDirty} guardsTabs={guardsTabs ?? place === 'drawer'} />
    </form>
  );
}
