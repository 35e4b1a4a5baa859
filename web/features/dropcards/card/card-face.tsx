import type { CardField, CardValues } from '@plenum/contract';
import {
  type Icon,
  IconAt,
  IconBrandLinkedin,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { useLocale } from 'use-intl';
import classes from './card-face.module.css';
import { placeOfField } from './card.contact.ts';

const marks = {
  email: IconAt,
  phone: IconPhone,
  website: IconWorld,
  linkedIn: IconBrandLinkedin,
  country: IconMapPin,
} as const satisfies Partial<Record<CardField, Icon>>;

const lines = Object.keys(marks) as (keyof typeof marks)[];

interface CardFaceProps {
  values: CardValues;
  isSmall?: boolean;
}

/** A card as whoever gets it sees it. */
export function CardFace({ values, isSmall = false }: CardFaceProps) {
  const { fullName, headline, company } = values;
  return (
    <div className={classes.card} data-small={isSmall || undefined}>
      <div className={classes.who}>
        <strong>
          <bdi>{fullName}</bdi>
        </strong>
        {headline && <bdi>{headline}</bdi>}
        {company && <bdi className={classes.company}>{company}</bdi>}
      </div>
      <ul className={classes.lines}>
        {lines.map((field) => {
          const value = values[field];
          return value && <ContactLine key={field} field={field} value={value} />;
        })}
      </ul>
    </div>
  );
}

function ContactLine({ field, value }: { field: keyof typeof marks; value: string }) {
  const locale = useLocale();
  const Mark = marks[field];
  const { href, text } = placeOfField(field, value, locale);
  return (
    <li>
      <Mark size={16} stroke={1.75} aria-hidden />
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          <bdi>{text}</bdi>
        </a>
      ) : (
        <bdi>{text}</bdi>
      )}
    </li>
  );
}
