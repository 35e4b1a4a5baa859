import type { ClientInput } from '@plenum/contract';

/** What lists and the audit trail call a client. */
export const clientTitle = ({ name, company }: Pick<ClientInput, 'name' | 'company'>): string =>
  company || name;
