import { organisationsRoutes } from '@plenum/contract/features/organisations/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { listOutbox, readOutbox } from './organisations.outbox.ts';
import { changeLogo, changeOrganisation } from './organisations.settings.ts';
import { organisationById } from './organisations.service.ts';
import { organisationView } from './organisations.view.ts';

export const organisationsHandlers = (work: Work): Handlers<typeof organisationsRoutes> => ({
  'GET /api/organisations/current': async ({ person }) => {
    const organisation = await organisationById(work.db, person.organisationId);
    if (!organisation) throw problem('not_found');
    return { status: 200, body: organisationView(organisation, work.config) };
  },
  'PUT /api/organisations/current': async ({ person, received }) => ({
    status: 200,
    body: await changeOrganisation(work, person, received.body),
  }),
  'PUT /api/organisations/logo': async ({ person, received }) => ({
    status: 200,
    body: await changeLogo(work, person, received.body),
  }),
  'DELETE /api/organisations/logo': async ({ person }) => ({
    status: 200,
    body: await changeLogo(work, person, null),
  }),
  'GET /api/organisations/outbox': async ({ person, received }) => ({
    status: 200,
    body: await listOutbox(work, person, received.query),
  }),
  'GET /api/organisations/outbox/:mailId': async ({ person, received }) => ({
    status: 200,
    body: await readOutbox(work, person, received.params.mailId),
  }),
});
