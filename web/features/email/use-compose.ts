import type { NewDraft } from '@plenum/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { showToast } from '../../ui/toasts.tsx';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { rememberFresh } from './email.fresh.ts';
import { beginDraft } from './email.write-api.ts';

const withDraft = <S extends object>(search: S, id: number | undefined): S => {
  const { compose: _, ...rest } = search as S & { compose?: string };
  return (id ? { ...rest, compose: String(id) } : rest) as S;
};

/** Which draft is open stands in the address, over whatever email screen is there. */
export function useCompose() {
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { compose } = useSearch({ strict: false }) as { compose?: string };
  const draftId = Number(compose) || undefined;

  const show = (id: number | undefined) =>
    void navigate({ to: '.', search: (before) => withDraft(before, id) });

  /** A new mail, an answer or a forward. */
  const begin = async (input: NewDraft = {}): Promise<void> => {
    try {
      const email = await beginDraft(input);
      rememberFresh(email.id);
      show(email.id);
    } catch (problem) {
      showToast({
        text: problemText(problem),
        isFailure: true,
        action: 'retry',
        onAction: () => void begin(input),
      });
    }
  };

  return { draftId, begin, open: (id: number) => show(id), close: () => show(undefined) };
}
