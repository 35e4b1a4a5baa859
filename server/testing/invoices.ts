import type { Client, ClientInput, InvoiceSettingsUpdate } from '@plenum/contract';
import { addClient, changeSettings } from '../features/invoices/index.ts';
import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

export const someClient: ClientInput = {
  name: 'Ines Prado',
  company: 'Northlight Ltd',
  email: 'ines@northlight.example',
  phone: '+49 30 1234567',
  street: 'Hafenstrasse 3',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxNumber: 'DE136695976',
};

export const aClient = (
  app: TestApp,
  { person }: Actor,
  other: Partial<ClientInput> = {},
): Promise<Client> => addClient(app.work, person, { ...someClient, ...other });

export const someSettings = {
  sender: {
    name: 'Horizon Events GmbH',
    street: 'Am Markt 1',
    postcode: '28195',
    city: 'Bremen',
    country: 'DE',
    email: 'billing@horizon.example',
    phone: '',
    taxNumber: 'DE811569869',
    registration: 'HRB 1234',
  },
  bank: {
    holder: 'Horizon Events GmbH',
    bankName: 'Hafenbank',
    country: 'DE',
    iban: 'DE89370400440532013000',
    swiftCode: 'DEUTDEFF',
  },
} satisfies InvoiceSettingsUpdate;

export const billing = (app: TestApp, { person }: Actor, other: InvoiceSettingsUpdate = {}) =>
  changeSettings(app.work, person, { ...someSettings, ...other });
