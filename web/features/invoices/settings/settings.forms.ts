import { Reminders } from '@plenum/contract/features/invoices/invoices.mails.schema.ts';
import {
  Bank,
  InvoiceSettings,
  Sender,
} from '@plenum/contract/features/invoices/invoices.settings.schema.ts';
import * as Type from 'typebox';

const {
  version: _version,
  sender: _sender,
  bank: _bank,
  reminders: _reminders,
  ...usual
} = InvoiceSettings.properties;

export const UsualSchema = Type.Object(usual);
export { Bank as BankSchema, Reminders as RemindersSchema, Sender as SenderSchema };
