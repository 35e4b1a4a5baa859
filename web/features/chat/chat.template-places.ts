export interface TemplateSearch {
  /** Whose conversation is open. */
  contact?: number;
}

export function readTemplateSearch({ contact }: Record<string, unknown>): TemplateSearch {
  const id = Number(contact);
  return Number.isSafeInteger(id) && id > 0 ? { contact: id } : {};
}
