import { serveApart } from './platform/apart/serve-apart.ts';

/** Begins threads beside the server: what they read for it, by name. */
serveApart({
  'agenda.file': async () => (await import('./features/agenda/agenda.read-file.ts')).readAgendaFile,
  'calendar.file': async () => (await import('./features/calendar/calendar.read-ical.ts')).readIcal,
  'email.mail': async () => (await import('./features/email/email.parsed.ts')).parseMail,
  'email.words': async () => (await import('./features/email/email.clean.ts')).cleanMail,
});
