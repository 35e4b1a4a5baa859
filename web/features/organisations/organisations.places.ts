/** What the address of the outbox can say. */
export interface OutboxSearch {
  /** The id of the mail in the drawer. */
  mail?: string;
}

export function readOutboxSearch({ mail }: Record<string, unknown>): OutboxSearch {
  return typeof mail === 'string' && /^[1-9]\d{0,14}$/.test(mail) ? { mail } : {};
}
