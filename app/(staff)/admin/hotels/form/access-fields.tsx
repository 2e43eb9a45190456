'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { ACCESS_FACTS, type AccessFact, accessDetail } from '@/lib/hotels/access';
import { HotelLine, useFormField } from './form-fields';

function Fact({ fact }: { fact: AccessFact }) {
  const t = useTranslations('hotels.form');
  const { value, onChange } = useFormField(fact);
  return (
    <div className="grid items-start gap-x-5 gap-y-2 md:grid-cols-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-[560] md:mt-7.5">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        {t(`fields.${fact}`)}
      </label>
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
