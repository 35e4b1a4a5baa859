import type { Booth, BoothUpdate, ExhibitorRules, ExhibitorSetup, Tier } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, send } from './api.ts';
import { aConference } from './conference.ts';
import { anAttendeeOf, aVerifiedOrganiser } from './people.ts';

/** A published event, who runs it, and somebody who may be asked to the staff of a booth. */
export async function anExhibition(name: string) {
  const organiser = await aVerifiedOrganiser();
  const staff = await anAttendeeOf(organiser, 'Noah Berger');
  const event = await aConference(organiser, name);
  const path = `/api/events/${event.id}`;
  const asOrganiser = <T>(below: string, body?: unknown, method?: string) =>
    send<T>(path + below, organiser.accessToken, body, method);
  const exhibitor = async (tier: Tier, company: string) => {
    const contactEmail = '';
    const added = { tier, name: company, contactEmail };
    const { exhibitors } = await asOrganiser<ExhibitorSetup>('/exhibitors', added);
    const found = exhibitors.find((line) => line.name === company);
    if (!found) throw new Error(`${company} was not added.`);
    return found.id;
  };
  return {
    organiser,
    staff,
    event,
    exhibitor,
    setRules: async (change: Partial<ExhibitorRules>) => {
      const { rules } = await asOrganiser<ExhibitorSetup>('/exhibitors');
      return asOrganiser('/exhibitor-rules', { ...rules, ...change }, 'PUT');
    },
    takeIn: (id: number, person: Actor) =>
      send<Booth>(`/api/booths/${id}/staff`, organiser.accessToken, {
        email: person.email,
        fullName: 'Noah Berger',
      }),
    write: async (id: number, person: Actor, change: Omit<BoothUpdate, 'version'>) => {
      const { version } = await send<Booth>(`/api/booths/${id}`, person.accessToken);
      return send<Booth>(`/api/booths/${id}`, person.accessToken, { version, ...change }, 'PATCH');
    },
  };
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
