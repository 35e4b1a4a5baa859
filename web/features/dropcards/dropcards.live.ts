import type { Lead, LeadPage } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import { mineKey } from './dropcards.api.ts';
import { leadsKey } from './leads/leads.ts';

/** Keeps my card and who holds it as they are; the answer stops it. */
export function listenToMine(client: QueryClient, eventId: number): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: mineKey(eventId) });
  const forgets = [
    onMessage('dropcards.mine_changed', (news) => {
      if (news.eventId === eventId) readAgain();
    }),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** In whatever page it stands: of a withdrawn card nothing is left there. */
export function learnLead(client: QueryClient, exhibitorId: number, lead: Lead): void {
  client.setQueriesData<LeadPage>({ queryKey: leadsKey(exhibitorId) }, (page) => {
    const isOlder = page?.leads.some(({ id, version }) => id === lead.id && version > lead.version);
    if (!page || isOlder) return page;
    return { ...page, leads: page.leads.map((one) => (one.id === lead.id ? lead : one)) };
  });
}

/** Keeps the leads of a booth as its staff leave them; the answer stops it. */
export function listenToLeads(client: QueryClient, exhibitorId: number): () => void {
  const readAgain = () => void client.invalidateQueries({ queryKey: leadsKey(exhibitorId) });
  const forgets = [
    onMessage('dropcards.lead_changed', (news) => {
      if (news.exhibitorId !== exhibitorId) return;
      learnLead(client, exhibitorId, news.lead);
      // It may be new, or stand elsewhere now.
      readAgain();
    }),
    onReconnect(readAgain),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}
