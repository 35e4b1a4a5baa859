import { LeadUpdate } from '@plenum/contract/features/dropcards/dropcards.schema.ts';
import * as Type from 'typebox';

const { remark } = LeadUpdate.properties;

export const RemarkSchema = Type.Object({ remark });
