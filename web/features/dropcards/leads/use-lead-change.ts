import type { Lead, LeadUpdate } from '@plenum/contract';
import { useRef } from 'react';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';
import { leadEdit } from './leads.edits.ts';
import { changeLead } from './leads.ts';

type Fields = Omit<LeadUpdate, 'version'>;
type Choice = Omit<Fields, 'remark'>;

/** Changes of a lead, one after the other; a refusal shows what is true now, and is said. */
export function useLeadChange(exhibitorId: number, lead: Lead) {
  const { apply } = useChanges(useCardProblemText());
  const newest = useRef(0);
  const change = (fields: Fields, shown: Choice) => {
    const send = async () => {
      // The one before it may have been answered since this was done.
      const version = Math.max(lead.version, newest.current);
      const changed = await changeLead(exhibitorId, { id: lead.id, version }, fields);
      newest.current = changed.version;
      return changed;
    };
    return apply(leadEdit(lead, shown, send), { failed: (reason) => reason });
  };
  return {
    /** Shown at once. */
    choose: (choice: Choice) => void change(choice, choice),
    /** Shown when it is kept; answers whether it is. */
    write: (remark: string) =>
      change({ remark }, {}).then(
        () => true,
        () => false,
      ),
  };
}
