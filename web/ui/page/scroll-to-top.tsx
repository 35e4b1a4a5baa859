import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './scroll-to-top.module.css';

/** Appears once the first screenful is gone; `target` takes the focus, or it were lost. */
export function ScrollToTop({ target }: { target: string }) {
  const t = useTranslations('shell');
  const firstScreen = useRef<HTMLSpanElement>(null);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry?.isIntersecting === false),
    );
    if (firstScreen.current) observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  const goUp = () => {
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  };
  return (
    <>
      <span ref={firstScreen} className={classes.firstScreen} />
      {isAway && (
        <ActionIcon
          className={classes.button}
          size="lg"
          radius="xl"
          aria-label={t('toTop')}
          onClick={goUp}
        >
          <IconArrowUp size={20} />
        </ActionIcon>
      )}
    </>
  );
}
