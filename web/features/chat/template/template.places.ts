export interface TemplateSearch {
  /** Whose conversation is open; addresses hold text. */
  contact?: string;
}

export function readTemplateSearch({ contact }: Record<string, unknown>): TemplateSearch {
  return typeof contact === 'string' && /^[1-9]\d{0,14}$/.test(contact) ? { contact } : {};
}
