import type { MyEvent, OpenableParts, TicketKind, TicketOpens } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

/** What a ticket opens, in a line. */
export function useOpensWords(event: MyEvent, parts: OpenableParts) {
  const t = useTranslations('tickets.opens');
  const format = useFormatter();
  const words = useWords(event.languages);
  return (
    kind: Exclude<TicketKind, 'booth' | 'sponsor'>,
    { what, stageIds, sessionIds }: TicketOpens,
  ): string => {
    if (what !== 'chosen') return t(`says.${kind}.${what}`);
    const stages = stageIds.map((id) => parts.stages.find((one) => one.id === id)?.name);
    const sessions = sessionIds.map((id) => parts.sessions.find((one) => one.id === id)?.title);
    const names = [...stages, ...sessions].map((name) => (name ? words(name) : t('gone')));
    return names.length === 0 ? t('says.none') : t('says.chosen', { names: format.list(names) });
  };
}
