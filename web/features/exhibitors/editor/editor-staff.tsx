import { CloseButton } from '@mantine/core';
import type { Booth } from '@plenum/contract';
import { IconMailForward } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './editor-form.module.css';
import { EditorInvite } from './editor-invite.tsx';
import { removeStaff, takeInvitationBack } from '../booths/booths.api.ts';
import { QuotaLine } from './quota-line.tsx';
import { useBoothDeeds } from '../booths/use-booth-deeds.ts';

type Asked = { what: 'staff' | 'invited'; id: number; name: string };

/** Who works at the booth, and who was asked to. */
export function EditorStaff({ booth }: { booth: Booth }) {
  const t = useTranslations('exhibitors.staff');
  const { id, staff, invited, rules } = booth;
  const { isBusy, learn, run } = useBoothDeeds();
  const [asked, setAsked] = useState<Asked>();
  const place = useStaffPlace();
  const count = staff.length + invited.length;
  const answer = (isYes: boolean) => {
    setAsked(undefined);
    if (!asked || !isYes) return;
    void run(() => (asked.what === 'staff' ? removeStaff : takeInvitationBack)(id, asked.id));
  };
  return (
    <div className={classes.body} ref={place}>
      <QuotaLine what="staff" count={count} most={rules.staff} />
      <ul className={classes.lines}>
        {staff.map(({ personId, fullName, avatar, email }) => (
          <li key={personId} className={classes.line}>
            <PersonPicture name={fullName} picture={avatar} size={32} />
            <span className={classes.person}>
              <bdi>{fullName}</bdi>
              <bdi className={classes.hint}>{email}</bdi>
            </span>
            <CloseButton
              aria-label={t('remove', { name: fullName })}
              disabled={isBusy}
              onClick={() => setAsked({ what: 'staff', id: personId, name: fullName })}
            />
          </li>
        ))}
        {invited.map((one) => (
          <li key={`invited ${one.id}`} className={classes.line}>
            <span className={classes.waiting}>
              <IconMailForward size={18} stroke={1.75} aria-hidden />
            </span>
            <span className={classes.person}>
              <bdi>{one.fullName}</bdi>
              <span className={classes.hint}>
                <bdi>{one.email}</bdi>, {t('invited')} <RelativeTime at={one.invitedAt} />
              </span>
            </span>
            <CloseButton
              aria-label={t('takeBack', { name: one.fullName })}
              disabled={isBusy}
              onClick={() => setAsked({ what: 'invited', id: one.id, name: one.fullName })}
            />
          </li>
        ))}
      </ul>
      {count === 0 && <p className={classes.hint}>{t('empty')}</p>}
      <EditorInvite exhibitorId={id} isFull={count >= rules.staff} onInvited={learn} />
      <ConfirmDialog
        opened={asked !== undefined}
        title={t(`ask.${asked?.what ?? 'staff'}Title`, { name: asked?.name ?? '' })}
        text={t(`ask.${asked?.what ?? 'staff'}Text`)}
        stay={t('ask.stay')}
        go={t('ask.go')}
        onStay={() => answer(false)}
        onGo={() => answer(true)}
      />
    </div>
  );
}

/** A link to the staff is opened before the booth is there: the page goes to them once they are. */
function useStaffPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === 'staff' });
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'center' });
  }, [isMeant]);
  return place;
}
