import type accounts from '../../locales/en/accounts.json';
import type agenda from '../../locales/en/agenda.json';
import type audit from '../../locales/en/audit.json';
import type booth from '../../locales/en/booth.json';
import type bookmarks from '../../locales/en/bookmarks.json';
import type consent from '../../locales/en/consent.json';
import type datatables from '../../locales/en/datatables.json';
import type dropcards from '../../locales/en/dropcards.json';
import type eventPage from '../../locales/en/event-page.json';
import type events from '../../locales/en/events.json';
import type exhibitors from '../../locales/en/exhibitors.json';
import type frame from '../../locales/en/frame.json';
import type hall from '../../locales/en/hall.json';
import type kit from '../../locales/en/kit.json';
import type myAgenda from '../../locales/en/my-agenda.json';
import type noticeSettings from '../../locales/en/notice-settings.json';
import type notifications from '../../locales/en/notifications.json';
import type lobby from '../../locales/en/lobby.json';
import type organisations from '../../locales/en/organisations.json';
import type people from '../../locales/en/people.json';
import type profiles from '../../locales/en/profiles.json';
import type moderation from '../../locales/en/moderation.json';
import type report from '../../locales/en/report.json';
import type program from '../../locales/en/program.json';
import type proof from '../../locales/en/proof.json';
import type search from '../../locales/en/search.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type sponsors from '../../locales/en/sponsors.json';
import type speakers from '../../locales/en/speakers.json';
import type table from '../../locales/en/table.json';
import type todo from '../../locales/en/todo.json';
import type upload from '../../locales/en/upload.json';
import type { Locale } from '../config.ts';

declare module 'use-intl' {
  /** Keys are typed from the English texts. */
  interface AppConfig {
    Locale: Locale;
    Messages: {
      accounts: typeof accounts;
      agenda: typeof agenda;
      audit: typeof audit;
      bookmarks: typeof bookmarks;
      booth: typeof booth;
      consent: typeof consent;
      datatables: typeof datatables;
      dropcards: typeof dropcards;
      'event-page': typeof eventPage;
      events: typeof events;
      exhibitors: typeof exhibitors;
      frame: typeof frame;
      hall: typeof hall;
      kit: typeof kit;
      moderation: typeof moderation;
      'my-agenda': typeof myAgenda;
      'notice-settings': typeof noticeSettings;
      notifications: typeof notifications;
      lobby: typeof lobby;
      organisations: typeof organisations;
      people: typeof people;
      profiles: typeof profiles;
      program: typeof program;
      proof: typeof proof;
      report: typeof report;
      search: typeof search;
      settings: typeof settings;
      shell: typeof shell;
      sponsors: typeof sponsors;
      speakers: typeof speakers;
      table: typeof table;
      todo: typeof todo;
      upload: typeof upload;
    };
  }
}
