import { writeFileSync } from 'node:fs';
import type { FaceSetup } from '@plenum/contract';
import { inject } from 'vitest';
import { aPublishedPost } from './blog.ts';
import { send } from './api.ts';
import { aHelpfulEvent } from './help.ts';

/** An organisation that shows everyone an event, a post and its help. */
export async function aShownOrganisation(name: string, place: string) {
  const made = await aHelpfulEvent(name, [
    { title: 'Where are the badges?', html: '<p>Here.</p>' },
  ]);
  const { organiser } = made;
  await aPublishedPost(organiser, { title: `${name} opens`, language: 'en', excerpt: 'Come in.' });
  const body = {
    version: 0,
    place,
    isPublic: true,
    lead: { en: 'We meet.', de: 'Wir treffen uns.' },
    about: { en: 'Who we are.\n\nWhat we do.' },
  };
  await send<FaceSetup>('/api/face', organiser.accessToken, body, 'PATCH');
  return made;
}

/** What the owner of a domain writes down at whoever keeps its names. */
export const publishRecord = (name: string, value: string) =>
  writeFileSync(inject('records'), JSON.stringify({ [name]: [value] }));
