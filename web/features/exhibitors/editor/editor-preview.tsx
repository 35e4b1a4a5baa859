import type { BoothContent, StaffMember } from '@plenum/contract';
import { IconCalendarEvent, IconFileText, IconLink, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { wordsIn } from '../../../platform/i18n/words.ts';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { BoothLogo } from '../visits/booth-logo.tsx';
import classes from './editor-preview.module.css';
import { sessionsOptions } from '../booths/booths.api.ts';
import { hostOf } from '../exhibitors.links.ts';
import { PreviewProducts } from './preview-products.tsx';

interface EditorPreviewProps {
  content: BoothContent;
  staff: readonly StaffMember[];
  slug: string | undefined;
  language: Locale;
  languages: readonly Locale[];
}

/** The booth as visitors will see it, in the language it is written in. Nothing in it leads away. */
export function EditorPreview(props: EditorPreviewProps) {
  const { content, staff, language, languages } = props;
  const t = useTranslations('exhibitors.preview');
  const said = [language, ...languages];
  const { name, banner, logo, topics } = content;
  const tagline = wordsIn(content.tagline, said);
  const description = wordsIn(content.description, said);
  return (
    <div className={classes.booth}>
      <p className={classes.label}>{t('label')}</p>
      <div className={classes.banner} data-empty={banner === null || undefined}>
        {banner && <img src={banner} alt="" />}
      </div>
      <div className={classes.who}>
        <BoothLogo name={name} logo={logo} size={64} />
        <div lang={language}>
          <h2>
            <bdi>{name || t('noName')}</bdi>
          </h2>
          {tagline && (
            <p>
              <bdi>{tagline}</bdi>
            </p>
          )}
        </div>
      </div>
      {topics.length > 0 && (
        <ul className={classes.chips}>
          {topics.map((topic) => (
            <li key={topic}>
              <bdi>{topic}</bdi>
            </li>
          ))}
        </ul>
      )}
      {description ? (
        <bdi lang={language}>
          <Paragraphs text={description} className={classes.text} />
        </bdi>
      ) : (
        <p className={classes.quiet}>{t('noDescription')}</p>
      )}
      <PreviewProducts products={content.products} said={said} />
      <PreviewLines {...props} />
      {staff.length > 0 && (
        <ul className={classes.people} aria-label={t('staff')}>
          {staff.map(({ personId, fullName, avatar }) => (
            <li key={personId}>
              <PersonPicture name={fullName} picture={avatar} size={24} /> <bdi>{fullName}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What can be watched, read and followed, one a line. */
function PreviewLines({ content, slug, language, languages }: EditorPreviewProps) {
  const t = useTranslations('exhibitors.preview');
  const { data = [] } = useQuery({ ...sessionsOptions(slug ?? ''), enabled: slug !== undefined });
  const session = data.find(({ id }) => id === content.sessionId);
  const { videoUrl, documents, links } = content;
  const lines = [
    ...(videoUrl
      ? [{ key: 'video', Icon: IconPlayerPlay, text: t('video', { host: hostOf(videoUrl) }) }]
      : []),
    ...(session
      ? [
          {
            key: 'session',
            Icon: IconCalendarEvent,
            text: wordsIn(session.title, [language, ...languages]),
          },
        ]
      : []),
    ...documents.map(({ id, name }) => ({ key: id, Icon: IconFileText, text: name })),
    ...links
      .filter(({ label }) => label)
      .map(({ label, url }) => ({ key: `${label} ${url}`, Icon: IconLink, text: label })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, Icon, text }) => (
        <li key={key}>
          <Icon size={16} stroke={1.75} aria-hidden /> <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
