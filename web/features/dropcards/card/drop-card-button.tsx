import { Button } from '@mantine/core';
import type { Drop, MyCard } from '@plenum/contract';
import { IconId, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acting } from '../../../platform/session/acting.ts';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './drop-card-button.module.css';
import { DropCardDialog } from './drop-card-dialog.tsx';
import { DroppedCard } from '../scan/dropped-card.tsx';
import { cardFields, heldBy } from '../dropcards.api.ts';
import { cards, drops } from '../dropcards.live.ts';
import { myBoothsOptions } from '../leads/leads.ts';
import { useGiving } from './use-giving.ts';
import { useWaitingDrops } from '../scan/use-waiting-drops.ts';
import { WaitingLine } from '../scan/waiting-line.tsx';

interface DropCardButtonProps {
  eventId: number;
  exhibitorId: number;
  /** Of the exhibitor. */
  name: string;
}

/** Gives my card to a booth with one tap; its own staff has none to give, nor who acts as somebody else. The screen around it loads the texts `dropcards`. */
export function DropCardButton(props: DropCardButtonProps) {
  const { eventId, exhibitorId } = props;
  const { data: given } = useQuery(drops.options(eventId));
  const { data: card } = useQuery(cards.options(eventId));
  const waiting = useWaitingDrops().find(
    (drop) => drop.eventId === eventId && drop.input.exhibitorId === exhibitorId,
  );
  const { data: own } = useQuery(myBoothsOptions());
  const held = given && heldBy(given, exhibitorId);
  if (acting.get() || own?.some(({ id }) => id === exhibitorId)) return null;
  return (
    <div className={classes.place}>
      <CardState {...props} waiting={waiting} held={held} card={card} />
    </div>
  );
}

interface CardStateProps extends DropCardButtonProps {
  waiting: ReturnType<typeof useWaitingDrops>[number] | undefined;
  held: Drop | undefined;
  card: MyCard | undefined;
}

function CardState({ waiting, held, card, ...booth }: CardStateProps) {
  const { give } = useGiving(booth.eventId);
  const [isGiving, setGiving] = useState(false);
  const giveNow = async (fields: MyCard['fields'], note: string) => {
    setGiving(true);
    await give(booth.name, { exhibitorId: booth.exhibitorId, fields, note });
    setGiving(false);
  };
  if (held) return <DroppedCard eventId={booth.eventId} drop={held} />;
  // While the first try is under way the button says so itself.
  if (waiting && !isGiving) {
    return (
      <ul className={classes.waiting}>
        <WaitingLine drop={waiting} />
      </ul>
    );
  }
  return <Choice booth={booth} card={card} isGiving={isGiving} onGive={giveNow} />;
}

interface ChoiceProps {
  booth: DropCardButtonProps;
  card: MyCard | undefined;
  isGiving: boolean;
  onGive: (fields: MyCard['fields'], note: string) => Promise<void>;
}

function Choice({ booth, card, isGiving, onGive }: ChoiceProps) {
  const t = useTranslations('dropcards');
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const given = card ? cardFields.filter((field) => card.values[field]) : [];
  const names = [t('fields.fullName'), ...given.map((field) => t(`fields.${field}`))];
  return (
    <>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconId size={20} aria-hidden />}
          loading={isGiving}
          disabled={!card}
          onClick={() => card && void onGive(card.fields, '')}
        >
          {t('give.drop')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={!card || isGiving}
          onClick={() => setOpen(true)}
        >
          {t('give.withNote')}
        </Button>
      </div>
      <p className={classes.told}>
        {card ? t('give.tells', { list: format.list(names) }) : t('give.unknown')}
      </p>
      {card && (
        <DropCardDialog
          name={booth.name}
          card={card}
          opened={isOpen}
          onClose={() => setOpen(false)}
          onGive={(fields, note) => {
            setOpen(false);
            void onGive(fields, note);
          }}
        />
      )}
    </>
  );
}
