import type { Client, InvoiceHead, InvoiceSettings } from '@plenum/contract';
import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** Money is told to those who run the organisation and to nobody else. */
export const tellSettings = (tx: Tx, organisationId: number, settings: InvoiceSettings) =>
  tx.tell('invoices.settings_changed', { settings }, [adminsOf(organisationId)]);

export const tellClient = (tx: Tx, organisationId: number, client: Client) =>
  tx.tell('invoices.client_changed', { client }, [adminsOf(organisationId)]);

export const tellClientGone = (tx: Tx, organisationId: number, id: number) =>
  tx.tell('invoices.client_gone', { id }, [adminsOf(organisationId)]);

export const tellInvoice = (tx: Tx, organisationId: number, invoice: InvoiceHead) =>
  tx.tell('invoices.invoice_changed', { invoice }, [adminsOf(organisationId)]);

export const tellInvoiceGone = (tx: Tx, organisationId: number, id: number) =>
  tx.tell('invoices.invoice_gone', { id }, [adminsOf(organisationId)]);
