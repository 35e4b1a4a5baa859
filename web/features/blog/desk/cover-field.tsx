import { Button } from '@mantine/core';
import type { EditedPost } from '@plenum/contract';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PictureUpload } from '../../../ui/upload/picture-upload.tsx';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';
import { pictureRules, removeCover, saveCover } from '../blog.api.ts';
import { edited } from '../blog.live.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import classes from './cover-field.module.css';

/** Kept at once, on its own. */
export function CoverField({ post: { id, cover } }: { post: EditedPost }) {
  const t = useTranslations('blog.editor');
  const client = useQueryClient();
  const problemText = useBlogProblemText();
  const [isChoosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const know = (saved: EditedPost) =>
    teach(
      client,
      edited.changedAt(id, () => saved),
    );
  const send: SendPicture = async (file, watch) => know(await saveCover(id, file, watch));
  const removal = useMutation({
    mutationFn: () => removeCover(id),
    onSuccess: know,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <div className={classes.field}>
      {cover && <img src={cover} alt={t('coverShown')} width={800} height={320} />}
      <div className={classes.deeds}>
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={16} />}
          onClick={() => setChoosing(true)}
        >
          {t('coverChoose')}
        </Button>
        {cover && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t('coverRemove')}
          </Button>
        )}
      </div>
      <PictureUpload
        opened={isChoosing}
        title={t('coverChoose')}
        rules={pictureRules}
        shape="whole"
        send={send}
        onClose={close}
      />
    </div>
  );
}
