import { ProfileUpdate } from '@plenum/contract/features/profiles/profiles.schema.ts';
import * as Type from 'typebox';

const { version: _, ...fields } = ProfileUpdate.properties;

export const ProfileSchema = Type.Object(fields);
