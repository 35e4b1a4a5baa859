import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { EntranceHead } from '../../app/shells/entrance-head.tsx';
import { InvitationForm } from '../../features/accounts/entrance/invitation-form.tsx';
import { JoinButton } from '../../features/accounts/entrance/join-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

const route = getRouteApi('/links/invitation');

export function InvitationPage() {
  const t = useTranslations('accounts');
  const router = useRouter();
  const card = route.useLoaderData();
  const place = card?.event ?? card?.organisation ?? '';
  usePageTitle(t('invitation.title', { place }));
  if (!card) {
    return (
      <>
        <EntranceHead title={t('links.deadTitle')} lead={t('links.deadLead')} />
        <Notice tone="danger">{t('links.dead')}</Notice>
      </>
    );
  }
  const goIn = () => router.history.push('/');
  const lead = t(card.isKnown ? 'invitation.known' : 'invitation.lead', { email: card.email });
  return (
    <>
      <EntranceHead title={t('invitation.title', { place })} lead={lead} />
      {card.isKnown ? (
        <JoinButton email={card.email} onDone={goIn} />
      ) : (
        <InvitationForm card={card} onDone={goIn} />
      )}
    </>
  );
}
