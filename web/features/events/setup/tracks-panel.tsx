import { Button } from '@mantine/core';
import type { EventSetup, Track } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { hueNumber } from '../../../ui/colour/colours.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { addTrack, changeTrack, moveTrack, removeTrack } from '../events.api.ts';
import { movedBefore } from '../../../ui/order/moved-before.ts';
import classes from './rows.module.css';
import { EditableRow } from './editable-row.tsx';
import { SortableRows } from './sortable-rows.tsx';
import { TrackForm } from './track-form.tsx';
import { useSetupChange } from './use-setup-change.ts';

function useTracks({ id }: EventSetup) {
  const apply = useSetupChange(id);
  return {
    move: (trackId: number, beforeId: number | null) =>
      apply({
        run: () => moveTrack(id, trackId, beforeId),
        expect: (setup) => ({ ...setup, tracks: movedBefore(setup.tracks, trackId, beforeId) }),
      }),
    remove: (track: Track) => apply({ run: () => removeTrack(id, track.id) }),
  };
}

export function TracksPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.tracks');
  const common = useTranslations('events');
  const words = useWords(setup.languages);
  const [edited, setEdited] = useState<number | 'new'>();
  const [asked, setAsked] = useState<Track>();
  const { move, remove } = useTracks(setup);
  const close = () => setEdited(undefined);
  const rows = setup.tracks.map((track) => ({
    ...track,
    texts: track.name,
    name: words(track.name),
  }));
  const go = () => {
    setAsked(undefined);
    if (asked) remove(asked);
  };
  return (
    <div className={classes.part}>
      {rows.length === 0 && edited !== 'new' && <p className={classes.empty}>{t('empty')}</p>}
      {rows.length > 0 && (
        <SortableRows label={t('list')} rows={rows} onMove={move}>
          {rows.map((row, place) =>
            row.id === edited ? (
              <li key={row.id} className={classes.editor}>
                <TrackForm
                  initial={{ name: row.texts, colour: row.colour }}
                  languages={setup.languages}
                  save={(values) => changeTrack(setup.id, row.id, values)}
                  onClose={close}
                />
              </li>
            ) : (
              <EditableRow
                key={row.id}
                row={row}
                onEdit={() => setEdited(row.id)}
                onRemove={() => setAsked(setup.tracks[place])}
              >
                <span className={classes.swatch} style={{ background: row.colour }} aria-hidden />
                <bdi className={classes.name}>{row.name}</bdi>
              </EditableRow>
            ),
          )}
        </SortableRows>
      )}
      {edited === 'new' ? (
        <TrackForm
          key={rows.length}
          initial={{ name: {}, colour: hueNumber(rows.length) }}
          languages={setup.languages}
          save={(values) => addTrack(setup.id, values)}
          onClose={close}
          staysOpen
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => setEdited('new')}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('askTitle', { name: words(asked?.name ?? {}) })}
        text={t('askText')}
        stay={common('cancel')}
        go={common('removeGo')}
        onStay={() => setAsked(undefined)}
        onGo={go}
      />
    </div>
  );
}
