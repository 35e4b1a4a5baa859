import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './facet-choice.module.css';

interface FacetChoiceProps {
  label: string;
  anyLabel: string;
  facets: readonly { name: string; label?: string; count?: number }[];
  value: string | undefined;
  onChoose: (name: string | undefined) => void;
}

const few = 6;

/** One of what there is, with how much of it there is; the rarer ones when they are asked for. */
export function FacetChoice({ label, anyLabel, facets, value, onChoose }: FacetChoiceProps) {
  const t = useTranslations('shop.filters');
  const name = useId();
  const [hasAll, setAll] = useState(false);
  const isChosen = (facet: { name: string }) => facet.name.toLowerCase() === value?.toLowerCase();
  const shown = facets.filter((facet, place) => hasAll || place < few || isChosen(facet));
  if (facets.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <Choice
        group={name}
        label={anyLabel}
        isChosen={value === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {shown.map((facet) => (
        <Choice
          key={facet.name}
          group={name}
          label={facet.label ?? facet.name}
          {...(facet.count !== undefined && { count: facet.count })}
          isChosen={isChosen(facet)}
          onChoose={() => onChoose(facet.name)}
        />
      ))}
      {facets.length > shown.length && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {t('more', { count: facets.length - shown.length })}
        </button>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  group: string;
  label: string;
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, label, count, isChosen, onChoose }: ChoiceProps) {
  const format = useFormatter();
  return (
    <label className={classes.choice}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <bdi>{label}</bdi>
      {count !== undefined && <span className={classes.count}>{format.number(count)}</span>}
    </label>
  );
}
