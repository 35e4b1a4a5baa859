import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch } from '@mantine/core';
import type { MyEvent, RoomRules, WaitingRoom } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { pauseRoom, setRoom } from './room.api.ts';
import { waitingRoom } from './room.live.ts';
import classes from './room-panel.module.css';

const usualAtOnce = [10, 25, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const usualMinutes = [1, 2, 3, 5, 10, 15, 30];

/** Whether the sale opens with a draw, how many fill in at once, and how the line moves. */
export function RoomPanel({ event }: { event: MyEvent }) {
  const t = useTranslations('bookings.room');
  const query = useQuery(waitingRoom.options(event.id));
  const { data } = query;
  return (
    <Panel title={t('name')} hasRoom>
      {data ? (
        <Ruled event={event} room={data} />
      ) : (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={3} />} />
      )}
    </Panel>
  );
}

function useLearnt<Said>(eventId: number, deed: (said: Said) => Promise<WaitingRoom>) {
  const client = useQueryClient();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: deed,
    onSuccess: (after) =>
      teach(
        client,
        waitingRoom.changedAt(eventId, () => after),
      ),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
}

interface RuledProps {
  event: MyEvent;
  room: WaitingRoom;
}

function Ruled({ event, room }: RuledProps) {
  const t = useTranslations('bookings.room');
  const { isOn, atOnce, minutes } = room;
  const { mutate, isPending } = useLearnt(event.id, (rules: RoomRules) => setRoom(event.id, rules));
  const set = (change: Partial<RoomRules>) => mutate({ isOn, atOnce, minutes, ...change });
  return (
    <div className={classes.parts}>
      <Switch
        label={t('isOn')}
        description={t(room.drawnAt === null ? 'isOnText' : 'drawnText')}
        checked={isOn}
        disabled={isPending || room.drawnAt !== null}
        onChange={({ currentTarget }) => set({ isOn: currentTarget.checked })}
      />
      <div className={classes.rules}>
        <NativeSelect
          label={t('atOnce')}
          disabled={isPending}
          data={choices(usualAtOnce, atOnce).map((count) => ({
            value: `${count}`,
            label: t('people', { count }),
          }))}
          value={`${atOnce}`}
          onChange={({ currentTarget }) => set({ atOnce: Number(currentTarget.value) })}
        />
        <NativeSelect
          label={t('minutes')}
          disabled={isPending}
          data={choices(usualMinutes, minutes).map((count) => ({
            value: `${count}`,
            label: t('minutesCount', { count }),
          }))}
          value={`${minutes}`}
          onChange={({ currentTarget }) => set({ minutes: Number(currentTarget.value) })}
        />
      </div>
      <Line event={event} room={room} />
      <Promised room={room} />
    </div>
  );
}

const choices = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].toSorted((one, other) => one - other);

function Line({ event, room }: RuledProps) {
  const t = useTranslations('bookings.room');
  const format = useFormatter();
  const { isPaused, perMinute } = room;
  const { mutate, isPending } = useLearnt(event.id, (to: boolean) => pauseRoom(event.id, to));
  return (
    <>
      <dl className={classes.figures}>
        {(['waiting', 'inside', 'through', 'over'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{format.number(room[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('figures.perMinute')}</dt>
          <dd>
            {perMinute === null ? '–' : format.number(perMinute, { maximumFractionDigits: 1 })}
          </dd>
        </div>
      </dl>
      <div className={classes.deeds}>
        <Button
          variant="default"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate(!isPaused)}
        >
          {t(isPaused ? 'goOn' : 'pause')}
        </Button>
        <span>{t(isPaused ? 'pausedText' : 'pauseText')}</span>
      </div>
    </>
  );
}

function Promised({ room: { seedHash, drawnAt } }: Pick<RuledProps, 'room'>) {
  const t = useTranslations('bookings.room');
  const format = useFormatter();
  if (seedHash === null) return null;
  return (
    <div className={classes.promised}>
      <p>
        {drawnAt === null
          ? t('promised')
          : t('drawn', {
              at: format.dateTime(new Date(drawnAt), { dateStyle: 'medium', timeStyle: 'medium' }),
            })}
      </p>
      <code dir="ltr">{seedHash}</code>
      <CopyButton text={seedHash} label={t('copyHash')} />
    </div>
  );
}
