import { serveTables } from './platform/tables/serve-tables.ts';

/** Begins the process beside the server that reads one table somebody sent, and ends. */
serveTables();
