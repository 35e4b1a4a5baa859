import type { Checkout, EditedPost, EventSetup, HelpCategory, Product } from '@plenum/contract';
import { publishAgenda } from '../features/agenda/index.ts';
import { insertPerson } from '../features/events/index.ts';
import { aPost } from './blog/posts.ts';
import { aBooth, aColleague, type Actor, aPublishedEvent, aSession } from './builders.ts';
import { anOrder, aPaidOrder } from './orders.ts';
import { aCategory, anArticle } from './help/articles.ts';
import { aProduct } from './shop.ts';
import type { TestApp } from './test-app.ts';

export interface Place {
  event: EventSetup;
  organiser: Actor;
}

/** What is made for one call belongs together: its session takes place in its event. */
export interface Scope {
  place?: Promise<Place>;
  booth?: Promise<number>;
  conversation?: Promise<number>;
  group?: Promise<number>;
  groupCall?: Promise<number>;
  run?: Promise<number>;
  product?: Promise<Product>;
  category?: Promise<HelpCategory>;
  post?: Promise<EditedPost>;
  feedPost?: Promise<number>;
}
export type Make = (app: TestApp, actor: Actor, scope?: Scope) => Promise<number>;

export function eventIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<Place> {
  scope.place ??= withAgenda(app, actor);
  return scope.place;
}

/** On the floor, and the actor works there. */
export async function boothIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  const { event, organiser } = await eventIn(app, actor, scope);
  scope.booth ??= aBooth(app, organiser, event.id, [actor]).then(({ id }) => id);
  return scope.booth;
}

/** The actor, or an organiser beside them. */
export const runBy = async (app: TestApp, actor: Actor): Promise<Actor> =>
  actor.person.role === 'admin' ? actor : aColleague(app, actor, 'admin');

/** Published, with one published session; whoever does not run it takes part in it. */
async function withAgenda(app: TestApp, actor: Actor): Promise<Place> {
  const organiser = await runBy(app, actor);
  const event = await aPublishedEvent(app, organiser);
  await aSession(app, organiser, event.id, { startsAt: '2027-03-28T09:00:00Z' });
  await publishAgenda(app.work, organiser.person, event.id, { note: '' });
  const { organisationId, id } = actor.person;
  if (organiser !== actor) await insertPerson(app.testDb.db, organisationId, event.id, id);
  return { event, organiser };
}

/** Somebody beside the actor, in the event of the call. */
export async function another(app: TestApp, actor: Actor, scope: Scope): Promise<Actor> {
  const { event, organiser } = await eventIn(app, actor, scope);
  const one = await aColleague(app, organiser);
  await insertPerson(app.testDb.db, one.person.organisationId, event.id, one.person.id);
  return one;
}

/** Made in the event of the call by who runs it. */
export const inEvent =
  (make: (app: TestApp, organiser: Actor, eventId: number) => Promise<number>): Make =>
  async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    return make(app, organiser, event.id);
  };

/** Published in the organisation, whoever asks for it. */
export function postIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<EditedPost> {
  scope.post ??= runBy(app, actor).then((organiser) => aPost(app, organiser));
  return scope.post;
}

/** Of the shop of the organisation, whoever asks for it. */
export function productIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<Product> {
  scope.product ??= runBy(app, actor).then((organiser) => aProduct(app, organiser));
  return scope.product;
}

/** Beside the others of the same call. */
export const articleIn: Make = async (app, actor, scope = {}) => {
  const writer = await runBy(app, actor);
  scope.category ??= aCategory(app, writer);
  return (await anArticle(app, writer, { categoryId: (await scope.category).id })).id;
};

/** Bought by the actor in a shop of their organisation. */
export const orderIn =
  (make: typeof anOrder | typeof aPaidOrder): Make =>
  async (app, actor) =>
    (await make(app, await runBy(app, actor), actor)).id;

/** One they ordered with. */
export async function addressIn(app: TestApp, actor: Actor): Promise<number> {
  const { token } = actor;
  await anOrder(app, await runBy(app, actor), actor, { input: { keepsAddress: true } });
  const { body } = await app.call('GET /api/shop/checkout', { token });
  return (body as Checkout).addresses[0]?.id ?? 0;
}
