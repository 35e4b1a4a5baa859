import { type ComponentType, useEffect, useState } from 'react';
import { offerConfirmer } from '../../../platform/confirm-again.ts';
import { loadTexts } from '../../../platform/i18n/texts.ts';
import type { IdentityDialogProps } from './identity-dialog.tsx';

interface Question {
  Dialog: ComponentType<IdentityDialogProps>;
  answer: (isConfirmed: boolean) => void;
}

async function loadDialog() {
  const [module] = await Promise.all([
    import('./identity-dialog.tsx'),
    loadTexts('accounts', 'proof'),
  ]);
  return module.IdentityDialog;
}

/** Waits until a call must show again that it is you; then a dialog lies over whatever is open. */
export function IdentityCheck() {
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    let leave: (() => void) | undefined;
    const forget = offerConfirmer(async () => {
      const Dialog = await loadDialog();
      const isConfirmed = await new Promise<boolean>((answer) => {
        leave = () => answer(false);
        setQuestion({ Dialog, answer });
      });
      setQuestion(undefined);
      return isConfirmed;
    });
    return () => {
      forget();
      leave?.();
    };
  }, []);

  return question && <question.Dialog onAnswer={question.answer} />;
}
