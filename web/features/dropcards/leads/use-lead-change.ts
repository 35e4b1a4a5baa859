import type { Lead, LeadUpdate } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeLead, leadsKey } from './leads.ts';
import { learnLead } from '../dropcards.live.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

type Change = Omit<LeadUpdate, 'version'>;

/** Changes of a lead, one after the other; a refusal shows what is true now, and is said. */
export function useLeadChange(exhibitorId: number, lead: Lead) {
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const line = useRef({ version: 0, waiting: 0, last: Promise.resolve(true) });

  const send = async (change: Change): Promise<boolean> => {
    const own = line.current;
    try {
      const version = Math.max(lead.version, own.version);
      const changed = await changeLead(exhibitorId, { id: lead.id, version }, change);
      own.version = changed.version;
      // Else what was chosen since would jump back for a moment.
      if (own.waiting === 1) learnLead(client, exhibitorId, changed);
      return true;
    } catch (problem) {
      void client.invalidateQueries({ queryKey: leadsKey(exhibitorId) });
      showToast({ text: problemText(problem), isFailure: true });
      return false;
    } finally {
      own.waiting -= 1;
    }
  };
  const queue = (change: Change): Promise<boolean> => {
    const own = line.current;
    own.waiting += 1;
    own.last = own.last.then(() => send(change));
    return own.last;
  };
  return {
    /** Shown at once. */
    choose: (change: Omit<Change, 'remark'>) => {
      learnLead(client, exhibitorId, { ...lead, ...change });
      void queue(change);
    },
    /** Shown when it is kept; answers whether it is. */
    write: (remark: string) => queue({ remark }),
  };
}
