import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { isOn } from '../event/event.pick.ts';
import { PlayerKeys } from '../player/player-keys.tsx';
import { recordings, stages } from '../stages.live.ts';
import { watchStage } from '../stages.watch.ts';
import { CornerFrame } from './corner-frame.tsx';
import { type Played, played, useWatching } from './corner.played.ts';
import { PlayedLive, PlayedRecording } from './played-picture.tsx';

/** What is watched, in the page that is about it or in a corner of any other. */
export function CornerLayer() {
  const { what, slot } = useWatching();
  const { event } = useCurrentEvent();
  const isOfOther = what !== null && event !== undefined && event?.id !== what.event.id;
  useEffect(() => {
    if (isOfOther) played.end();
  }, [isOfOther]);
  useEndWithSession();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isSmall = slot === null;
  const shared = { isSmall, onKeys: () => setHelpOpen(true) };
  return (
    <>
      <CornerFrame what={isSmall ? what : null} />
      {what && !isSmall && (
        <PlayerKeys
          deeds={played.deeds}
          isLive={what.isLive}
          isHelpOpen={isHelpOpen}
          onHelp={setHelpOpen}
        />
      )}
      {what &&
        createPortal(
          what.isLive ? (
            <Live key={what.runId} what={what} {...shared} />
          ) : (
            <Recorded key={what.runId} what={what} {...shared} />
          ),
          played.carrier,
        )}
    </>
  );
}

/** Who signs out or goes to another organisation watches no more. */
function useEndWithSession(): void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Drawn twice while it is developed: then it is here again.
      queueMicrotask(() => isHere.current || played.end());
    };
  }, []);
}

interface ShownProps {
  what: Played;
  isSmall: boolean;
  onKeys: () => void;
}

function Live({ what: { event, stageId, runId }, isSmall, onKeys }: ShownProps) {
  const { data } = useQuery(stages.options(event.id));
  const stage = data?.find(({ id }) => id === stageId);
  const isThere = stage?.run?.id === runId && isOn(stage) && stage.needs === null;
  useEndWhen(data !== undefined && !isThere);
  useEffect(() => watchStage(stageId), [stageId]);
  if (!stage || !isThere) return null;
  return <PlayedLive event={event} stage={stage} runId={runId} isSmall={isSmall} onKeys={onKeys} />;
}

function Recorded({ what: { event, runId, from, title }, isSmall, onKeys }: ShownProps) {
  const { data } = useQuery(recordings.options(event.id));
  const recording = data?.find((one) => one.runId === runId);
  const isThere = recording !== undefined && recording.isShown && recording.needs === null;
  useEndWhen(data !== undefined && !isThere);
  if (!recording || !isThere) return null;
  return (
    <PlayedRecording
      event={event}
      recording={recording}
      label={title}
      from={from}
      isSmall={isSmall}
      onKeys={onKeys}
    />
  );
}

function useEndWhen(isOver: boolean): void {
  useEffect(() => {
    if (isOver) played.end();
  }, [isOver]);
}
