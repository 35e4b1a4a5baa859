import type { NewDraft } from '@plenum/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CallProblem } from '../../../platform/call-problem.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { rememberFresh } from '../list/list.fresh.ts';
import { addressOfDraft, beginUnborn, draftIn, rememberBorn, unborn } from './compose.unborn.ts';
import { beginDraft } from './compose.write-api.ts';

const withDraft = <S extends object>(search: S, id: number | undefined): S => {
  const { compose: _, ...rest } = search as S & { compose?: string };
  return (id ? { ...rest, compose: addressOfDraft(id) } : rest) as S;
};

/** Which draft is open stands in the address, over whatever email screen is there. */
export function useCompose() {
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { compose } = useSearch({ strict: false }) as { compose?: string };
  const draftId = draftIn(compose);

  const show = (id: number | undefined, replace = false) =>
    void navigate({ to: '.', search: (before) => withDraft(before, id), replace });

  /** A new mail, an answer or a forward. */
  const begin = async (input: NewDraft = {}): Promise<void> => {
    try {
      const email = await beginDraft(input);
      rememberFresh(email.id);
      show(email.id);
    } catch (problem) {
      if (!input.answers && problem instanceof CallProblem && problem.status === 0) {
        beginUnborn();
        return show(unborn);
      }
      showToast({
        text: problemText(problem),
        isFailure: true,
        action: 'retry',
        onAction: () => void begin(input),
      });
    }
  };

  const born = (id: number) => {
    rememberBorn(id);
    // Closed meanwhile, it stays closed.
    if (draftIn(new URLSearchParams(location.search).get('compose') ?? undefined) === unborn)
      show(id, true);
  };

  return { draftId, begin, born, open: (id: number) => show(id), close: () => show(undefined) };
}
