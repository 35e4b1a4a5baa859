import { OrganisationUpdate } from '@plenum/contract/features/organisations/organisations.schema.ts';
import * as Type from 'typebox';

const { version: _, ...settings } = OrganisationUpdate.properties;

export const OrganisationSchema = Type.Object(settings);
