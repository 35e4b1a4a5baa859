import { ActionIcon, Menu } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { qualityOf } from './player.quality.ts';
import classes from './stage-player.module.css';
import type { QualityChoice } from './use-quality.ts';

/** How large the picture is at most, or its sound alone; nothing where there is no choice. */
export function QualityMenu({ choice }: { choice: QualityChoice }) {
  const t = useTranslations('stages.player');
  const { chosen, choose, hasSound, heights } = choice;
  const known = [...new Set(heights)].filter((height) => height > 0);
  const offered = known.length > 1 ? known.toSorted((one, two) => two - one) : [];
  if (!hasSound && offered.length === 0) return null;
  return (
    <Menu position="top-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" className={classes.control} aria-label={t('quality')}>
          <IconSettings size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(chosen)} onChange={(next) => choose(qualityOf(next))}>
          <Menu.RadioItem value="auto" closeMenuOnClick>
            {t(offered.length > 0 ? 'qualityAuto' : 'withPicture')}
          </Menu.RadioItem>
          {offered.map((height) => (
            <Menu.RadioItem key={height} value={String(height)} closeMenuOnClick>
              {t('lines', { height })}
            </Menu.RadioItem>
          ))}
          {hasSound && (
            <Menu.RadioItem value="sound" closeMenuOnClick>
              {t('soundOnly')}
            </Menu.RadioItem>
          )}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
