import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { MyEvent, Speaker } from '@plenum/contract';
import { IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './speaker-card.module.css';
import { SpeakerMarks } from '../speaker-marks.tsx';
import { SpeakerProgress } from './speaker-progress.tsx';
import { roleOf } from '../use-speaker-words.ts';

interface SpeakerCardProps {
  speaker: Speaker;
  event: MyEvent;
  hasKind: boolean;
  isSortable: boolean;
  onOpen: (id: number) => void;
}

export function SpeakerCard({ speaker, event, hasKind, isSortable, onOpen }: SpeakerCardProps) {
  const t = useTranslations('speakers');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: speaker.id,
    disabled: !isSortable,
    attributes: { roleDescription: t('drag.role') },
  });
  const { transform, transition, isDragging } = drag;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      style={transform || isDragging ? style : {}}
      data-dragged={isDragging || undefined}
      data-hidden={speaker.isHidden || undefined}
    >
      <div className={classes.who}>
        <PersonPicture name={speaker.name} picture={speaker.picture} size={56} />
        <div className={classes.words}>
          <h2>
            <button type="button" className={classes.name} onClick={() => onOpen(speaker.id)}>
              {speaker.name}
            </button>
          </h2>
          <p>
            <bdi>{roleOf(speaker) || t('noRole')}</bdi>
          </p>
          <p className={classes.chips}>
            {hasKind && <span className={classes.chip}>{t(`kinds.${speaker.kind}`)}</span>}
            {speaker.isHidden && (
              <span className={classes.chip}>
                <IconEyeOff size={14} aria-hidden /> {t('hidden')}
              </span>
            )}
          </p>
        </div>
        {isSortable && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={classes.handle}
            {...attributes}
            {...listeners}
            aria-label={t('drag.handle', { name: speaker.name })}
          >
            <IconGripVertical size={18} stroke={1.75} />
          </button>
        )}
      </div>
      <SpeakerMarks speaker={speaker} />
      <SpeakerProgress speaker={speaker} languages={event.languages} />
    </li>
  );
}
