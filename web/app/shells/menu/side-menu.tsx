import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuSection } from '../../menu-shape.ts';
import { useVisibleMenu } from '../../use-visible-menu.ts';
import { Brand } from '../top/brand.tsx';
import { SideMenuGroup } from './side-menu-group.tsx';
import { SideMenuLink } from './side-menu-link.tsx';
import classes from './side-menu.module.css';

interface SideMenuProps {
  label: string;
  shortName: string;
  onNavigate?: () => void;
}

interface SectionProps {
  section: MenuSection;
  shortName: string;
  onNavigate: (() => void) | undefined;
}

function Section({ section, ...rest }: SectionProps) {
  const t = useTranslations('shell.menuSections');
  const id = useId();
  return (
    <div className={classes.section}>
      {section.label && (
        <span id={id} className={classes.sectionName}>
          <span className={classes.word}>{t(section.label)}</span>
        </span>
      )}
      <ul className={classes.entries} aria-labelledby={section.label ? id : undefined}>
        {section.entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <SideMenuGroup group={entry} {...rest} />
            ) : (
              <SideMenuLink entry={entry} {...rest} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words stay in the page when the menu shows icons only: they are the links' names. */
export function SideMenu({ label, shortName, onNavigate }: SideMenuProps) {
  const menu = useVisibleMenu();
  return (
    <nav aria-label={label}>
      <Brand onNavigate={onNavigate} />
      {menu.map((section) => (
        <Section
          key={section.label}
          section={section}
          shortName={shortName}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
}
