import type { ImportPlan } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { type ReadFile, type ReadingContext, Unreadable } from './exchange.incoming.ts';
import { readCsv } from './exchange.read-csv.ts';

const mostSessions = 5_000;

/** By how it begins, and only where that says nothing by its name. */
function formatOf(name: string, content: string): ImportPlan['format'] {
  const start = content.trimStart().slice(0, 20);
  if (start.startsWith('{') || start.startsWith('[')) return 'json';
  if (start.startsWith('<')) return 'xml';
  if (start.toUpperCase().startsWith('BEGIN:VCALENDAR')) return 'ical';
  return name.toLowerCase().endsWith('.ics') ? 'ical' : 'csv';
}

export type AgendaFile = ReadFile & { format: ImportPlan['format'] };

export async function readAgendaFile(
  name: string,
  bytes: Uint8Array,
  context: ReadingContext,
): Promise<AgendaFile> {
  try {
    return await read(name, bytes, context);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw problem('agenda.import_unreadable', { detail: error.message });
  }
}

async function read(name: string, bytes: Uint8Array, context: ReadingContext): Promise<AgendaFile> {
  const content = textOf(bytes);
  const format = formatOf(name, content);
  const found = await readAs(format, content, context);
  if (found.sessions.length === 0) throw new Unreadable('There is no session in the file.');
  if (found.sessions.length > mostSessions) throw new Unreadable('More than 5,000 sessions.');
  return { ...found, format };
}

async function readAs(
  format: ImportPlan['format'],
  content: string,
  context: ReadingContext,
): Promise<ReadFile> {
  if (format === 'csv') return readCsv(content, context);
  if (format === 'json') {
    return (await import('./exchange.read-json.ts')).readScheduleJson(content, context);
  }
  if (format === 'xml') {
    return (await import('./exchange.read-xml.ts')).readScheduleXml(content, context);
  }
  return (await import('./exchange.read-ical.ts')).readIcal(content, context);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\uFEFF/, '');
  } catch {
    throw new Unreadable('The file is not written in UTF-8.');
  }
}
