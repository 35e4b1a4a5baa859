import type { HelpArticle, HelpSetup } from '@plenum/contract';
import { send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

interface Written {
  title: string;
  html: string;
  isPublished?: boolean;
}

/** An organisation with an event, someone who came, and help in one category for everyone to see. */
export async function aHelpfulEvent(name: string, articles: readonly Written[]) {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, name);
  await event.letIn(attendee);
  const token = organiser.accessToken;
  const body = {
    slug: 'tickets',
    icon: 'Package',
    title: { en: 'Tickets' },
    lead: { en: 'Coming in' },
  };
  const { categories } = await send<HelpSetup>('/api/help/categories', token, body);
  await send<HelpSetup>('/api/help/setup', token, { isPublic: true }, 'PATCH');
  const written: HelpArticle[] = [];
  for (const { title, html, isPublished = true } of articles) {
    written.push(
      await send<HelpArticle>('/api/help/manage/articles', token, {
        categoryId: categories[0]?.id,
        title: { en: title },
        body: { en: html },
        inFaq: true,
        inKnowledge: true,
        isPublished,
        relatedIds: [],
      }),
    );
  }
  return { organiser, attendee, event, written };
}
