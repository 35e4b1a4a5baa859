import type { Scope } from '@plenum/contract';
import { useState } from 'react';

interface Question {
  kind: 'save' | 'remove' | 'answer';
  hasOne: boolean;
  resolve: (scope: Scope | null) => void;
}

const first: Question = { kind: 'save', hasOne: true, resolve: () => undefined };

/** Which repeats are meant, asked of a person and waited for; nothing when they leave it. */
export function useScopeQuestion() {
  const [opened, setOpened] = useState(false);
  // Kept while the dialog fades, so that its words stay.
  const [asked, setAsked] = useState(first);
  const ask = (kind: Question['kind'], hasOne: boolean) =>
    new Promise<Scope | null>((resolve) => {
      setAsked({ kind, hasOne, resolve });
      setOpened(true);
    });
  const onAnswer = (scope: Scope | null) => {
    setOpened(false);
    asked.resolve(scope);
  };
  return { ask, question: { opened, kind: asked.kind, hasOne: asked.hasOne, onAnswer } };
}
