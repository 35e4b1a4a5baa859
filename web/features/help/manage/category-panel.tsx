import { ActionIcon, Button } from '@mantine/core';
import type { HelpCategory } from '@plenum/contract';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { teach } from '../../../platform/live/teach.ts';
import { orderWords } from '../../../ui/order/order-words.ts';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { moveCategory } from '../help.api.ts';
import { HelpIcon } from '../help-icon.tsx';
import { helpSetup } from '../help.live.ts';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import classes from './manage.module.css';
import { CarriedRow } from './carried-row.tsx';

interface CategoryPanelProps {
  categories: readonly HelpCategory[];
  languages: readonly string[];
  chosenId: number | undefined;
  onChoose: (slug: string) => void;
  onEdit: (category: HelpCategory | 'new') => void;
}

/** All categories in their order. */
export function CategoryPanel(props: CategoryPanelProps) {
  const { categories, languages, chosenId, onChoose, onEdit } = props;
  const t = useTranslations('help.manageScreen');
  const drag = useTranslations('help.drag');
  const say = useWords(languages);
  const client = useQueryClient();
  const problemText = useHelpProblemText();
  const rows = categories.map(({ id, title }) => ({ id, name: say(title) }));
  const words = orderWords(rows, (deed, carried) => drag(deed, carried), drag('instructions'));
  const move = async (id: number, beforeId: number | null) => {
    try {
      const setup = await moveCategory(id, beforeId);
      teach(
        client,
        helpSetup.changed(() => setup),
      );
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <section className={classes.panel} aria-label={t('categories')}>
      <div className={classes.panelHead}>
        <h2>{t('categories')}</h2>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => onEdit('new')}
        >
          {t('addCategory')}
        </Button>
      </div>
      <SortableList
        label={t('categories')}
        className={classes.rows}
        ids={rows.map(({ id }) => id)}
        words={words}
        onMove={(id, beforeId) => void move(id, beforeId)}
      >
        {categories.map((category) => (
          <CarriedRow key={category.id} id={category.id} name={say(category.title)}>
            <button
              type="button"
              className={classes.choice}
              aria-current={category.id === chosenId || undefined}
              onClick={() => onChoose(category.slug)}
            >
              <HelpIcon name={category.icon} />
              <span dir="auto">{say(category.title)}</span>
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('editCategory', { name: say(category.title) })}
              onClick={() => onEdit(category)}
            >
              <IconPencil size={18} stroke={1.75} />
            </ActionIcon>
          </CarriedRow>
        ))}
      </SortableList>
    </section>
  );
}
