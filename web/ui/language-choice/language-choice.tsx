import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names, type Locale } from '../../platform/config.ts';
import classes from './language-choice.module.css';

interface LanguageChoiceProps {
  languages: readonly Locale[];
  value: Locale;
  /** The languages in which something is already said. */
  filled: readonly Locale[];
  onChange: (language: Locale) => void;
}

/** Which of several languages the fields below are written in. With one there is nothing to choose. */
export function LanguageChoice({ languages, value, filled, onChange }: LanguageChoiceProps) {
  const t = useTranslations('kit.languageChoice');
  const name = useId();
  if (languages.length < 2) return null;
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{t('label')}</legend>
      <div className={classes.choices}>
        {languages.map((language) => {
          const isFilled = filled.includes(language);
          const Mark = isFilled ? IconCircleCheckFilled : IconCircleDashed;
          return (
            <label key={language} className={classes.choice}>
              <input
                type="radio"
                name={name}
                checked={language === value}
                onChange={() => onChange(language)}
              />
              <span lang={language}>{names[language]}</span>
              <Mark size={14} aria-hidden data-filled={isFilled || undefined} />
              <span className="visually-hidden">{t(isFilled ? 'filled' : 'missing')}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
