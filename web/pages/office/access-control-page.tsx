import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Need, useCan } from '../../platform/abilities.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import classes from './access-control-page.module.css';

const asked = {
  seeThisPage: ['read', 'ACL'],
  useTheVenue: ['read', 'Auth'],
  organise: ['manage', 'all'],
} as const satisfies Record<string, Need>;

type Asked = keyof typeof asked;

function Answer({ name }: { name: Asked }) {
  const t = useTranslations('frame.accessControl');
  const isGranted = useCan()(asked[name]);
  const Mark = isGranted ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes.line}>
      <dt>{t(name)}</dt>
      <dd data-granted={isGranted || undefined}>
        <Mark size={20} stroke={1.75} aria-hidden />
        {t(isGranted ? 'yes' : 'no')}
      </dd>
    </div>
  );
}

/** The spec's sample of a page that a client may read: it tells what one may do. */
export function AccessControlPage() {
  const t = useTranslations('frame.accessControl');
  usePageTitle(t('title'));
  return (
    <section className={classes.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <dl className={classes.lines}>
        {(Object.keys(asked) as Asked[]).map((name) => (
          <Answer key={name} name={name} />
        ))}
      </dl>
    </section>
  );
}
