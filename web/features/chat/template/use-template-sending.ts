import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../../platform/new-key.ts';
import { contactsOptions, openedChatOptions, sendMessage } from './template.api.ts';

export interface Unsent {
  key: string;
  contactId: number;
  text: string;
  at: string;
  /** Undefined while it is on its way. */
  problem?: unknown;
}

/**
 * What was written shows at once and looks different until the server has it. This call has no key
 * of its own, so what failed is sent again only when the person says so.
 */
export function useTemplateSending(contactId: number) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const drop = (key: string) => setUnsent((all) => all.filter((one) => one.key !== key));

  const post = async (one: Unsent) => {
    try {
      await sendMessage(one.contactId, one.text);
      await client.invalidateQueries({ queryKey: openedChatOptions(one.contactId).queryKey });
      drop(one.key);
      void client.invalidateQueries(contactsOptions());
    } catch (problem) {
      setUnsent((all) => all.map((other) => (other.key === one.key ? { ...one, problem } : other)));
    }
  };
  const send = (text: string) => {
    const one = { key: newKey(), contactId, text, at: new Date().toISOString() };
    setUnsent((all) => [...all, one]);
    void post(one);
  };
  const retry = (one: Unsent) => {
    const { problem: _, ...again } = one;
    setUnsent((all) => all.map((other) => (other.key === one.key ? again : other)));
    void post(again);
  };
  return { unsent: unsent.filter((one) => one.contactId === contactId), send, retry, drop };
}
