import type { SponsorSetup } from '@plenum/contract';
import { send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

/** A published event with three sponsors of one package, its organiser and someone who came. */
export async function aSponsoredEvent(name: string) {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, name);
  await event.letIn(attendee);
  const path = `/api/events/${event.id}`;
  const { packages } = await send<SponsorSetup>(`${path}/sponsor-packages`, organiser.accessToken, {
    name: { en: 'Gold' },
    weight: 1,
    placements: ['lobby', 'program'],
    promised: { lobby: 100 },
  });
  for (const sponsor of ['Acme', 'Birch', 'Cedar']) {
    await send(`${path}/sponsors`, organiser.accessToken, {
      packageId: packages[0]?.id,
      name: sponsor,
      url: `https://${sponsor.toLowerCase()}.example/`,
      words: { en: `${sponsor} keeps the lights on.` },
      isActive: true,
    });
  }
  return { organiser, attendee, event };
}
