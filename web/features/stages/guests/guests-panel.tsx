import type { StageGuest } from '@plenum/contract';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { GuestTile } from './guest-tile.tsx';
import classes from './guests.module.css';
import type { GuestDeeds } from './use-guest-deeds.ts';

interface GuestsPanelProps {
  guests: readonly StageGuest[];
  streams: ReadonlyMap<number, MediaStream>;
  deeds: GuestDeeds;
}

/** For the host: who is in the green room and who is on stage, and who asks to come. */
export function GuestsPanel({ guests, streams, deeds }: GuestsPanelProps) {
  const t = useTranslations('stages.guests');
  const inside = guests.filter(({ standing, isHost }) => standing === 'inside' && !isHost);
  return (
    <Panel title={t('title')} hasRoom>
      {inside.length > 0 && (
        <ul className={classes.tiles} aria-label={t('greenRoom')}>
          {inside.map((guest) => (
            <GuestTile
              key={guest.person.id}
              guest={guest}
              stream={streams.get(guest.person.id) ?? null}
            >
              <GuestButtons guest={guest} deeds={deeds} />
            </GuestTile>
          ))}
        </ul>
      )}
      <HandList guests={guests} deeds={deeds} />
      {guests.every(({ isHost }) => isHost) && <p className={classes.hint}>{t('none')}</p>}
    </Panel>
  );
}

function GuestButtons({ guest, deeds }: { guest: StageGuest; deeds: GuestDeeds }) {
  const t = useTranslations('stages.guests');
  const { person, isOnStage, hasSound } = guest;
  const name = person.fullName;
  return (
    <div className={classes.buttons}>
      <Button
        size="xs"
        variant={isOnStage ? 'default' : 'filled'}
        aria-label={t('deedFor', { deed: t(isOnStage ? 'takeOff' : 'bring'), name })}
        onClick={() => deeds.bring(person.id, !isOnStage)}
      >
        {t(isOnStage ? 'takeOff' : 'bring')}
      </Button>
      {hasSound && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('deedFor', { deed: t('mute'), name })}
          onClick={() => deeds.mute(person.id)}
        >
          {t('mute')}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={t('deedFor', { deed: t('remove'), name })}
        onClick={() => deeds.place(person.id, 'removed')}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

/** Raised hands and open invitations, in the order they came. */
export function HandList({ guests, deeds }: Pick<GuestsPanelProps, 'guests' | 'deeds'>) {
  const t = useTranslations('stages.guests');
  const waiting = guests.filter(({ standing }) => standing !== 'inside');
  if (waiting.length === 0) return null;
  return (
    <ol className={classes.hands} aria-label={t('hands')}>
      {waiting.map((guest) => (
        <Hand key={guest.person.id} guest={guest} deeds={deeds} />
      ))}
    </ol>
  );
}

function Hand({ guest, deeds }: { guest: StageGuest; deeds: GuestDeeds }) {
  const t = useTranslations('stages.guests');
  const { person, headline, standing, since } = guest;
  const name = person.fullName;
  const isInvited = standing === 'invited';
  return (
    <li className={classes.hand} aria-label={name}>
      <PersonPicture name={name} picture={person.avatar} size={32} />
      <div className={classes.about}>
        <bdi>{name}</bdi>
        <span className={classes.hint}>
          {isInvited ? t('isInvited') : headline || <RelativeTime at={since} />}
        </span>
      </div>
      <div className={classes.buttons}>
        {!isInvited && (
          <Button
            size="xs"
            aria-label={t('deedFor', { deed: t('invite'), name })}
            onClick={() => deeds.place(person.id, 'invited')}
          >
            {t('invite')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={t('deedFor', { deed: t(isInvited ? 'withdraw' : 'lower'), name })}
          onClick={() => deeds.place(person.id, 'out')}
        >
          {t(isInvited ? 'withdraw' : 'lower')}
        </Button>
      </div>
    </li>
  );
}
