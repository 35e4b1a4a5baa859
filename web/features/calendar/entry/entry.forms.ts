import { NewEntry } from '@plenum/contract/features/calendar/calendar.schema.ts';
import * as Type from 'typebox';

const { title, location, url, description } = NewEntry.properties;

/** Of the editor's fields those that the contract limits as they stand. */
export const EntryFormSchema = Type.Object({ title, location, url, description });
