import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useTranslations } from 'use-intl';

export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const t = useTranslations('shell.editor');
  return {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    underlineControlLabel: t('underline'),
    strikeControlLabel: t('strike'),
    bulletListControlLabel: t('bulletList'),
    orderedListControlLabel: t('orderedList'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    blockquoteControlLabel: t('quote'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    clearFormattingControlLabel: t('clear'),
    linkEditorInputLabel: t('linkAddress'),
    linkEditorInputPlaceholder: 'https://example.com',
    linkEditorExternalLink: t('linkNewTab'),
    linkEditorInternalLink: t('linkSameTab'),
    linkEditorSave: t('linkSave'),
  };
}
