'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { ACCESS_FACTS, type AccessFact, accessDetail } from '@/lib/hotels/content/access';
import { HotelFlag, HotelLine } from './form-fields';

function Fact({ fact }: { fact: AccessFact }) {
  const t = useTranslations('hotels.form');
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-2 roomy:grid-cols-2">
      <HotelFlag name={fact} className="roomy:mt-7.5" />
      <HotelLine name={accessDetail(fact)} hint={t(`hints.${fact}`)} />
    </div>
  );
}

/** What the hotel offers guests with disabilities, each with a few words of its own. */
export function AccessFields() {
  const t = useTranslations('hotels.form');
  return (
    <FieldsetCard title={t('sections.access')} hint={t('hints.access')}>
      {ACCESS_FACTS.map((fact) => (
        <Fact key={fact} fact={fact} />
      ))}
    </FieldsetCard>
  );
}
