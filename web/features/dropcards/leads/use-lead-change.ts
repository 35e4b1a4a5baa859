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
  const answered = useRef(lead);
  const change = async (version: number, update: Choice & { remark?: string }) => {
    answered.current = await changeLead(exhibitorId, { id: lead.id, version }, update);
    return answered.current;
  };
  // What came before it may have been answered since it was done.
  const choose = (choice: Choice) => {
    const send = () => change(Math.max(lead.version, answered.current.version), choice);
    void apply(leadEdit(lead, choice, send), { failed: (reason) => reason });
  };
  const seen = (from: Lead) =>
    answered.current.remark === from.remark
      ? Math.max(from.version, answered.current.version)
      : from.version;
  return {
    /** Shown at once. */
    choose,
    /** Shown when it is kept, and only on what was seen. */
    write: (remark: string, from: Lead) =>
      save(leadEdit(from, {}, () => change(seen(from), { remark }))),
  };
}
