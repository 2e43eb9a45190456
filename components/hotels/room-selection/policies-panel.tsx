import { useMessages, useTranslations } from 'next-intl';
import { ServiceList } from '@/components/hotels/page/amenities';
import { PanelHeading } from './panel-heading';

/** 'Políticas': the rules that apply unless a hotel has its own. */
export function PoliciesPanel() {
  const t = useTranslations('hotels.roomSelection');
  const { items } = useMessages().hotels.roomSelection.policies;
  return (
    <>
      <PanelHeading lead={t('policies.lead')}>{t('tabs.policies')}</PanelHeading>
      <ServiceList
        services={items.map(({ icon, title, text }) => ({ icon, name: title, description: text }))}
      />
    </>
  );
}
