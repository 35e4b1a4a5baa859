import type { HelpArticle } from '@plenum/contract';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import { pictureRules, removePicture, savePicture } from '../help.api.ts';
import { article } from '../help.live.ts';
import classes from './manage.module.css';

/** Kept at once: it does not wait for the rest of the form. */
export function ArticlePicture({ article: { id, picture } }: { article: HelpArticle }) {
  const t = useTranslations('help.article.picture');
  const client = useQueryClient();
  const problemText = useProblemText();
  const learn = (saved: HelpArticle) =>
    teach(
      client,
      article.changedAt(id, () => saved),
    );
  const remove = async () => {
    try {
      learn(await removePicture(id));
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <PictureField
      isThere={picture !== null}
      title={t('label')}
      words={{
        add: t('add'),
        change: t('change'),
        remove: t('remove'),
        askTitle: t('askTitle'),
        askText: t('askText'),
        stay: t('stay'),
      }}
      rules={pictureRules}
      shape="whole"
      send={async (file, watch) => learn(await savePicture(id, file, watch))}
      onRemove={() => void remove()}
    >
      <span className={classes.picture}>
        {picture ? (
          <img src={picture} alt={t('alt')} />
        ) : (
          <IconPhoto size={28} stroke={1.5} aria-hidden />
        )}
      </span>
    </PictureField>
  );
}
