import { randomUUID } from 'node:crypto';
import type { CardField, Drop, Lead, LeadPage, LedgerEntry, MyCard } from '@plenum/contract';
import { insertPerson } from '../../features/events/index.ts';
import { aBooth, aColleague, type Actor, aPublishedEvent } from '../builders.ts';
import type { Answer, TestApp } from '../test-app.ts';

/** An event with a booth, somebody who works there and a visitor; and their calls. */
export async function aFair(app: TestApp, admin: Actor) {
  const event = await aPublishedEvent(app, admin);
  const { organisationId } = admin.person;
  const staff = await aColleague(app, admin, 'client', 'Mara Stand');
  const booth = await aBooth(app, admin, event.id, [staff]);
  const aVisitor = async (fullName = 'Vera Visitor') => {
    const visitor = await aColleague(app, admin, 'client', fullName);
    await insertPerson(app.testDb.db, organisationId, event.id, visitor.person.id);
    return visitor;
  };
  const params = { eventId: event.id };
  const atBooth = (exhibitorId = booth.id) => ({ exhibitorId });
  return {
    event,
    booth,
    staff,
    aVisitor,
    card: async ({ token }: Actor) =>
      (await app.call('GET /api/events/:eventId/card', { token, params })).body as MyCard,
    choose: ({ token }: Actor, fields: CardField[]) =>
      app.call('PUT /api/events/:eventId/card', { token, params, body: { fields } }),
    drop: ({ token }: Actor, more: Record<string, unknown> = {}): Promise<Answer> =>
      app.call('POST /api/events/:eventId/drops', {
        token,
        params,
        body: { key: randomUUID(), exhibitorId: booth.id, fields: ['email'], note: '', ...more },
      }),
    drops: async ({ token }: Actor) =>
      (await app.call('GET /api/events/:eventId/drops', { token, params })).body as Drop[],
    withdraw: ({ token }: Actor, dropId: number) =>
      app.call('POST /api/events/:eventId/drops/:dropId/withdrawal', {
        token,
        params: { ...params, dropId },
      }),
    ledger: async ({ token }: Actor) =>
      (await app.call('GET /api/events/:eventId/card/ledger', { token, params }))
        .body as LedgerEntry[],
    leads: async (query: Record<string, unknown> = {}, { token }: Actor = staff) =>
      (await app.call('GET /api/booths/:exhibitorId/leads', { token, params: atBooth(), query }))
        .body as LeadPage,
    change: ({ id, version }: Lead, change: Record<string, unknown>, { token }: Actor = staff) =>
      app.call('PATCH /api/booths/:exhibitorId/leads/:leadId', {
        token,
        params: { ...atBooth(), leadId: id },
        body: { version, ...change },
      }),
    file: async (ending: 'csv' | 'vcf', query: Record<string, unknown> = {}) => {
      const key = `GET /api/booths/:exhibitorId/leads.${ending}` as const;
      return (await app.call(key, { token: staff.token, params: atBooth(), query })).text;
    },
    look: ({ token }: Actor, code: string) =>
      app.call('POST /api/cards/look', { token, body: { code } }),
    scan: ({ token }: Actor, code: string, more: Record<string, unknown> = {}) =>
      app.call('POST /api/booths/:exhibitorId/scans', {
        token,
        params: atBooth(),
        body: { key: randomUUID(), code, remark: '', ...more },
      }),
  };
}

export type Fair = Awaited<ReturnType<typeof aFair>>;
