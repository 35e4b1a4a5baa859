import { TextInput } from '@mantine/core';
import { RichTextEditor as Frame, useRichTextEditorContext } from '@mantine/tiptap';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PictureUpload } from '../upload/picture-upload.tsx';
import type { SendPicture, UploadRules } from '../upload/upload-rules.ts';

/** How pictures get into a text: each is kept at once, and answers its address. */
export interface TextPictures {
  rules: UploadRules;
  send: (...given: Parameters<SendPicture>) => Promise<string>;
}

export function PictureControl({ pictures: { rules, send } }: { pictures: TextPictures }) {
  const t = useTranslations('shell.editor');
  const { editor } = useRichTextEditorContext();
  const [isChoosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const insert: SendPicture = async (file, watch) => {
    const src = await send(file, watch);
    editor
      ?.chain()
      .insertContent({ type: 'picture', attrs: { src, alt: '' } })
      .run();
  };
  return (
    <>
      <Frame.Control
        aria-label={t('picture')}
        title={t('picture')}
        onClick={() => setChoosing(true)}
      >
        <IconPhotoPlus size={16} stroke={1.5} />
      </Frame.Control>
      <PictureUpload
        opened={isChoosing}
        title={t('picture')}
        rules={rules}
        shape="whole"
        send={insert}
        onClose={close}
      />
    </>
  );
}

/** What those who do not see the picture are told, while it is chosen. */
export function PictureWords() {
  const t = useTranslations('shell.editor');
  const { editor } = useRichTextEditorContext();
  if (!editor?.isActive('picture')) return null;
  const { alt } = editor.getAttributes('picture');
  return (
    <TextInput
      label={t('pictureWords')}
      size="xs"
      maxLength={300}
      value={typeof alt === 'string' ? alt : ''}
      onChange={({ currentTarget }) =>
        editor.commands.updateAttributes('picture', { alt: currentTarget.value })
      }
    />
  );
}
