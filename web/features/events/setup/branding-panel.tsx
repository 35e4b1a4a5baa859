import type { EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '../../../platform/organisation.ts';
import { ColourField } from '../../../ui/colour/colour-field.tsx';
import {
  isColour,
  readableContrast,
  usualColour,
  whiteContrast,
} from '../../../ui/colour/colours.ts';
import { EventPicture } from './event-picture.tsx';
import { LookPreview } from './look-preview.tsx';
import classes from './branding-panel.module.css';
import { SetupForm } from './setup-form.tsx';
import { useSetupForm } from './use-setup-form.ts';

const valuesOf = ({ accent }: EventSetup) => ({ accent });

const isUnreadable = (colour: string | null) =>
  colour !== null && isColour(colour) && whiteContrast(colour) < readableContrast;

/** Pictures are kept at once; the colour waits to be saved. */
export function BrandingPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.branding');
  const usual = useOrganisation()?.accent ?? usualColour;
  const form = useSetupForm({
    setup,
    valuesOf,
    explain: () => t('accentNotValid'),
    refuse: ({ accent }) => (isUnreadable(accent) ? { accent: t('accentUnreadable') } : {}),
  });
  const { accent } = form.values;
  const shown = accent && isColour(accent) && !isUnreadable(accent) ? accent : null;
  return (
    <div className={classes.parts}>
      <LookPreview setup={setup} accent={shown} />
      <div className={classes.pictures}>
        <EventPicture setup={setup} which="logo" />
        <EventPicture setup={setup} which="banner" />
      </div>
      <SetupForm form={form}>
        <ColourField label={t('accent')} usual={usual} carriesText {...form.field('accent')} />
      </SetupForm>
    </div>
  );
}
