import { aColleague, type Actor, aTask } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** For every entity that a route of the contract names: how to make one of an organisation's. */
export const makeEntity: Readonly<Record<string, (app: TestApp, admin: Actor) => Promise<number>>> =
  {
    'todo.task': async (app, admin) => (await aTask(app, admin)).id,
    'organisations.member': async (app, admin) => (await aColleague(app, admin)).person.id,
  };
