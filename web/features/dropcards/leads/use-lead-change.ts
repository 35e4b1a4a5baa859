import type { Lead, LeadUpdate } from '@plenum/contract';
import { useRef } from 'react';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { leadEdit } from './leads.edits.ts';
import { changeLead } from './leads.ts';

type Choice = Omit<LeadUpdate, 'version' | 'remark'>;

/** Changes of a lead, one after the other; a refusal shows what is true now, and is said. */
export function useLeadChange(exhibitorId: number, lead: Lead) {
  const { apply, save } = useChanges(useCardProblemText());
  const newest = useRef(0);
  const choose = (choice: Choice) => {
    const send = async () => {
      // The one before it may have been answered since this was done.
      const version = Math.max(lead.version, newest.current);
      const changed = await changeLead(exhibitorId, { id: lead.id, version }, choice);
      newest.current = changed.version;
      return changed;
    };
    void apply(leadEdit(lead, choice, send), { failed: (reason) => reason });
  };
  return {
    /** Shown at once. */
    choose,
    /** Shown when it is kept, and only on what was seen. */
    write: (remark: string, from: Lead) =>
      save(leadEdit(from, {}, () => changeLead(exhibitorId, from, { remark }))),
  };
}
