import { CreditInput } from '@plenum/contract/features/invoices/invoices.schema.ts';
import * as Type from 'typebox';

const { why } = CreditInput.properties;

export const CreditSchema = Type.Object({ why });
