import { serveApart } from './platform/apart/serve-apart.ts';

/** Begins threads beside the server: what they do for it, by name. */
serveApart({
  'agenda.clashes': async () => (await import('./features/agenda/agenda.planner.ts')).clashesIn,
  'agenda.file': async () =>
    (await import('./features/agenda/exchange/exchange.read-file.ts')).readAgendaFile,
  'agenda.moves': async () => (await import('./features/agenda/agenda.planner.ts')).movesOf,
  'calendar.file': async () =>
    (await import('./features/calendar/exchange/exchange.read-ical.ts')).readIcal,
  'email.mail': async () => (await import('./features/email/outside/outside.parsed.ts')).parseMail,
  'email.words': async () => (await import('./features/email/reader/reader.clean.ts')).cleanMail,
  'payments.statement': async () =>
    (await import('./features/payments/statements/statements.read-file.ts')).readStatement,
  'shop.file': async () => (await import('./features/shop/exchange/exchange.read.ts')).readProducts,
});
