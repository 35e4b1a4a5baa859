import type { invoicesMailsRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { draftReminder, remindByHand } from './mails.reminders.ts';
import { draftDocumentMail, mailDocument } from './mails.service.ts';

export const mailsHandlers = (work: Work): Handlers<typeof invoicesMailsRoutes> => ({
  'GET /api/invoices/:invoiceId/mail-draft': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await draftDocumentMail(work, person, params.invoiceId, query.language),
  }),
  'POST /api/invoices/:invoiceId/mails': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await mailDocument(work, person, params.invoiceId, body),
  }),
  'GET /api/invoices/:invoiceId/reminder-draft': async ({ person, received }) => ({
    status: 200,
    body: await draftReminder(work, person, received.params.invoiceId, received.query.language),
  }),
  'POST /api/invoices/:invoiceId/reminders': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await remindByHand(work, person, params.invoiceId, body),
  }),
});
