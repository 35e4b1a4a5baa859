import type { Booth, BoothUpdate, ExhibitorSetup, Tier } from '@plenum/contract';
import { inject } from 'vitest';
import { type Actor, send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

/** A published event with somebody who came, and what its organiser does on the floor. */
export async function aHall(name: string) {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, name);
  await event.letIn(attendee);
  const token = organiser.accessToken;
  const exhibitors = `/api/events/${event.id}/exhibitors`;

  const addBooth = async (
    booth: string,
    tier: Tier = 'gold',
    fields: Omit<BoothUpdate, 'version'> = {},
  ): Promise<number> => {
    const added = await send<ExhibitorSetup>(exhibitors, token, {
      tier,
      name: booth,
      contactEmail: '',
    });
    const id = added.exhibitors.find((one) => one.name === booth)?.id ?? 0;
    const { version } = await send<Booth>(`/api/booths/${id}`, token);
    await send(`/api/booths/${id}`, token, { version, ...fields }, 'PATCH');
    await send(`${exhibitors}/${id}`, token, { isShown: true }, 'PATCH');
    return id;
  };
  return {
    organiser,
    attendee,
    event,
    addBooth,
    addStaff: async (boothId: number, fullName: string): Promise<Actor> => {
      const staff = await anAttendeeOf(organiser, fullName);
      await send(`/api/booths/${boothId}/staff`, token, { email: staff.email, fullName });
      return staff;
    },
    addDocument: async (boothId: number, document: string) => {
      const query = new URLSearchParams({ name: document });
      const answer = await fetch(
        `${inject('address')}/api/booths/${boothId}/documents?${query.toString()}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/pdf', authorization: `Bearer ${token}` },
          body: '%PDF-1.4 made up',
        },
      );
      if (!answer.ok) throw new Error(`The document was answered ${answer.status}.`);
    },
    stepsOf: async (boothId: number) => {
      const { steps } = await send<{ steps: { step: string; people: number }[] }>(
        `/api/booths/${boothId}/console`,
        token,
      );
      return Object.fromEntries(steps.map(({ step, people }) => [step, people]));
    },
  };
}
