import type { Conversation } from '@plenum/contract';
import { useTranslations } from 'use-intl';

/** How my own question stands, in a sentence. */
export function useRequestWords(): (conversation: Conversation) => string {
  const t = useTranslations('desks.mine');
  return ({ request, lastLine }) => {
    if (!request || !lastLine) return t('begin');
    const name = request.takenBy?.fullName;
    if (request.state === 'waiting' && name) return t('takenAgain', { name });
    if (request.state === 'waiting')
      return request.place === null ? t('waiting') : t('place', { place: request.place });
    if (request.state === 'taken') return name ? t('taken', { name }) : t('waiting');
    return t(request.state);
  };
}
