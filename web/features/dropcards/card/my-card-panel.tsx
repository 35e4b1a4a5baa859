import type { MyCard } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { SavedMark } from '../../../ui/form/saved-mark.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { CardFace } from './card-face.tsx';
import { CardFields } from './card-fields.tsx';
import { cardFields, saveCard } from '../dropcards.api.ts';
import classes from './my-card-screen.module.css';
import { useChosenFields } from './use-my-card.ts';

interface MyCardPanelProps {
  eventId: number;
  card: MyCard;
}

/** What stands on my card, as others will see it. */
export function MyCardPanel({ eventId, card }: MyCardPanelProps) {
  const t = useTranslations('dropcards.mine');
  const { choose, state } = useChosenFields(eventId);
  const isSomethingEmpty = cardFields.some((field) => !card.all[field]);
  return (
    <Panel title={t('card')} more={<SavedMark state={state} />}>
      <div className={classes.body}>
        <CardFace values={card.values} />
        <CardFields legend={t('choose')} all={card.all} chosen={card.fields} onChoose={choose} />
        {isSomethingEmpty && (
          <p>
            {t('fillIn')} <Link to="/pages/account-settings">{t('toSettings')}</Link>
          </p>
        )}
        <p>{t('fromNowOn')}</p>
        <div className={classes.choices}>
          <DownloadButton label={t('vcard')} save={() => saveCard(eventId)} />
        </div>
      </div>
    </Panel>
  );
}
