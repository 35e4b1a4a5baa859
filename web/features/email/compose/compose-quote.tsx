import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import classes from './compose.module.css';

interface ComposeQuoteProps {
  quote: string;
  onRemove: () => void;
}

/** What is answered stands folded below the words, and goes along as it is. */
export function ComposeQuote({ quote, onRemove }: ComposeQuoteProps) {
  const t = useTranslations('compose.quote');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!quote) return null;
  return (
    <div className={classes.quote}>
      <span className={classes.choices}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDots size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
        {isOpen && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </span>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RichTextReader value={quote} />}
      </div>
    </div>
  );
}
