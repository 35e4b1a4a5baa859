import type { Role } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Addressee, invitationsOptions, invite } from './invitations.ts';
import { isUnverified } from '../use-people-problem-text.ts';

export interface InviteResult {
  addressee: Addressee;
  /** Nothing: the invitation is out. */
  problem?: unknown;
}

/** Each address is a call of its own, one after the other, and has its own outcome. */
export function useInviting(role: Role) {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly InviteResult[]>([]);
  const [isBusy, setBusy] = useState(false);

  const inviteOne = async (addressee: Addressee): Promise<InviteResult> => {
    try {
      await invite(addressee, role);
      return { addressee };
    } catch (problem) {
      return { addressee, problem };
    }
  };

  /** What stops one stops all: an organisation that may not mail. */
  const inviteAll = async (addressees: readonly Addressee[]): Promise<InviteResult[]> => {
    setBusy(true);
    setResults([]);
    const done: InviteResult[] = [];
    for (const addressee of addressees) {
      const result = await inviteOne(addressee);
      done.push(result);
      setResults([...done]);
      if (isUnverified(result.problem)) break;
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: invitationsOptions().queryKey });
    return done;
  };

  return { results, isBusy, inviteAll };
}
