import { ActionIcon, Button } from '@mantine/core';
import type { EmailDetail } from '@plenum/contract';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { MailFiles } from '../files/mail-files.tsx';
import { MailFrame } from './mail-frame.tsx';
import { MailParties } from './mail-parties.tsx';
import { OutsideStates } from './outside-states.tsx';
import classes from './thread-mails.module.css';
import { usePartyNames } from '../use-party-names.ts';

interface ThreadMailProps {
  email: EmailDetail;
  isAlone: boolean;
  onFold: (() => void) | undefined;
}

export function ThreadMail({ email, isAlone, onFold }: ThreadMailProps) {
  const [showsPictures, setShowsPictures] = useState(false);
  const t = useTranslations('email.reader');
  return (
    <div className={classes.open}>
      <MailHead email={email} onFold={onFold} />
      <OutsideStates email={email} />
      {email.pictures > 0 && !showsPictures && (
        <div className={classes.asking}>
          <span>{t('picturesBlocked', { count: email.pictures })}</span>
          <Button size="compact-sm" variant="default" onClick={() => setShowsPictures(true)}>
            {t('showPictures')}
          </Button>
        </div>
      )}
      <MailFrame
        emailId={email.id}
        message={email.message}
        subject={email.subject}
        showsPictures={showsPictures}
        foldsQuote={!isAlone}
      />
      <MailFiles files={email.files} />
    </div>
  );
}

function MailHead({ email, onFold }: Pick<ThreadMailProps, 'email' | 'onFold'>) {
  const t = useTranslations('email.reader');
  const names = usePartyNames();
  const { from } = email;
  return (
    <div className={classes.head}>
      <PersonPicture name={from.name || from.email} picture={from.avatar} size={36} />
      <div className={classes.who}>
        <span className={classes.name}>
          <strong dir="auto">{names([from])}</strong>
          {from.email && from.name && <small dir="ltr">{from.email}</small>}
        </span>
        <MailParties email={email} />
      </div>
      <span className={classes.time}>
        <RelativeTime at={email.time} />
        {onFold && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('fold')}
            aria-expanded
            onClick={onFold}
          >
            <IconChevronUp size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </span>
    </div>
  );
}
