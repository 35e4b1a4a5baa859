import type { Stage } from '@plenum/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface StageButtonsProps {
  stage: Stage;
  onBegin: () => void;
  onEnd: () => void;
}

/** What is done with a stage most, each by a key as well. */
export function StageButtons({ stage, onBegin, onEnd }: StageButtonsProps) {
  const t = useTranslations('stages');
  const { run } = stage;
  return (
    <>
      {stage.source === 'studio' ? (
        <Button
          variant={run ? 'light' : 'filled'}
          aria-keyshortcuts="b"
          renderRoot={(props) => (
            <Link
              to="/live-conference/studio/$stageId"
              params={{ stageId: String(stage.id) }}
              {...props}
            />
          )}
        >
          {t('console.studio')}
        </Button>
      ) : (
        !run && (
          <Button aria-keyshortcuts="b" onClick={onBegin}>
            {t('console.begin')}
          </Button>
        )
      )}
      {run && (
        <Button color="red" variant="light" aria-keyshortcuts="e" onClick={onEnd}>
          {t('console.end')}
        </Button>
      )}
      <Button
        variant="default"
        aria-keyshortcuts="w"
        renderRoot={(props) => (
          <Link to="/live-event" search={{ stage: String(stage.id) }} {...props} />
        )}
      >
        {t('console.watch')}
      </Button>
    </>
  );
}
