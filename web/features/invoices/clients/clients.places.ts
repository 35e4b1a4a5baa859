import type { ClientQuery } from '@plenum/contract';
import {
  readTableSearch,
  tablePlaceOf,
  type TableRules,
} from '../../../ui/table/address/table-address.ts';

export const clientRules = {
  sorts: ['name', 'company', 'city', 'country'],
  filters: {},
} as const satisfies TableRules;

export interface ClientSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  /** What stands beside the list: one of them, or a new one. */
  client?: string;
}

const newClient = 'new';

export const readClientSearch = (search: Record<string, unknown>): ClientSearch => {
  const { client } = search;
  const isKnown =
    typeof client === 'string' && (client === newClient || /^[1-9]\d{0,14}$/.test(client));
  return { ...readTableSearch(clientRules, search), ...(isKnown && { client }) };
};

/** Undefined: none is open. */
export const openClient = ({ client }: ClientSearch): number | 'new' | undefined => {
  if (client === undefined) return undefined;
  return client === newClient ? newClient : Number(client);
};

type AddressPart = Pick<ReturnType<typeof tablePlaceOf>, 'q' | 'sort' | 'page' | 'perPage'>;

/** The rules let only what the contract knows into the address. */
export const queryOf = ({ q, sort, page, perPage }: AddressPart): ClientQuery => ({
  ...(q && { q }),
  sort: sort as NonNullable<ClientQuery['sort']>,
  page,
  perPage,
});
