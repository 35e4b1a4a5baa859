import '../../../ui/styles/settings.css';
import type { OrderSettings } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { ShippingSection } from '../shipping/shipping-section.tsx';
import classes from './orders-screen.module.css';
import { changeOrderSettings } from './orders.api.ts';
import { orderSettings } from './orders.live.ts';

/** When unpaid orders end, and what is missing to take any. */
export function OrderSettingsScreen() {
  const t = useTranslations('orders.settings');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(orderSettings.options());
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FormSkeleton fields={3} />}
      {data && (
        <>
          <Lacks settings={data} />
          <FormSection title={t('payTitle')} text={t('payText')}>
            <SettingsForm settings={data} />
            <PlaceLink href="/apps/invoice/ways">{t('toWays')}</PlaceLink>
          </FormSection>
          <ShippingSection />
        </>
      )}
    </div>
  );
}

/** What stands in the way of orders, and where it is mended. */
function Lacks({ settings: { hasSender, hasWay } }: { settings: OrderSettings }) {
  const t = useTranslations('orders.settings');
  if (hasSender && hasWay) return null;
  return (
    <Notice tone="warning">
      {t(hasSender ? 'noWay' : 'noSender')}{' '}
      {hasSender ? (
        <PlaceLink href="/apps/invoice/ways">{t('toWays')}</PlaceLink>
      ) : (
        <PlaceLink href="/apps/invoice/settings">{t('toInvoices')}</PlaceLink>
      )}
    </Notice>
  );
}

/** A number may be none while it is typed; the schema does not let it go so. */
interface Values {
  graceDays: number | null;
}

const loadSchema = () => import('./orders.forms.ts').then((forms) => forms.SettingsSchema);

const valuesOf = ({ graceDays }: OrderSettings): Values => ({ graceDays });

function SettingsForm({ settings }: { settings: OrderSettings }) {
  const t = useTranslations('orders.settings');
  const problemText = useProblemText();
  const client = useQueryClient();
  const form = useEditor<OrderSettings, Values>({
    known: settings,
    valuesOf,
    draft: 'shop.order-settings',
    loadSchema,
    explain: ({ field }) => (field === 'graceDays' ? t('graceWrong') : undefined),
    save: async (_, known, values) => {
      const graceDays = values.graceDays ?? known.graceDays;
      const saved = await changeOrderSettings({ graceDays });
      teach(
        client,
        orderSettings.changed(() => saved),
      );
      return saved;
    },
  });
  return (
    <EditorForm
      form={form}
      words={{ name: (name) => t(name) }}
      problemText={problemText}
      saveLabel={t('save')}
    >
      <DecimalField
        label={t('graceDays')}
        description={t('graceHint')}
        digits={0}
        {...form.field('graceDays')}
      />
    </EditorForm>
  );
}
