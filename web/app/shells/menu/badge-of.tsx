import { useTranslations } from 'use-intl';
import { ChatBadge } from '../../../features/chat/chat-badge.tsx';
import { EmailBadge } from '../../../features/email/email-badge.tsx';
import type { BadgeName } from '../../menu-shape.ts';

/** What waits behind an entry of the menu, by the feature that counts it. */
export function BadgeOf({ what }: { what: BadgeName }) {
  const t = useTranslations('chat.row');
  if (what !== 'email') return <ChatBadge what={what} />;
  return <EmailBadge unread={(count) => t('unseen', { count })} />;
}
