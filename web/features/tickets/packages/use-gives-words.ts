import type { MyEvent, Offer, TicketGives } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';

/** What a package makes of its firm, in a line. */
export function useGivesWords(event: MyEvent, { tickets, sponsorPackages }: Offer) {
  const t = useTranslations('tickets.gives');
  const words = useWords(event.languages);
  return ({ boothTier, sponsorPackageId, passTicketId, passes }: TicketGives): string => {
    const sponsor = sponsorPackages.find(({ id }) => id === sponsorPackageId);
    const pass = tickets.find(({ id }) => id === passTicketId);
    return [
      boothTier === null ? '' : t(`tiers.${boothTier}`),
      sponsor ? words(sponsor.name) : '',
      pass ? t('comesWith', { count: passes, ticket: words(pass.name) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
