'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { ACCESS_FACTS, type AccessFact, accessDetail } from '@/lib/hotels/content/access';
import type { HotelValues } from '@/lib/hotels/form';
import { HotelFlag, HotelLine } from './form-fields';

function Fact({ fact }: { fact: AccessFact }) {
  const t = useTranslations('hotels.form');
  const { getValues, setValue } = useFormContext<HotelValues>();
  const detail = accessDetail(fact);
  // Without the flag, which is easily overlooked, the text would stay hidden.
  const markWithFirstWord = (typed: string) => {
    if (typed.trim() && !String(getValues(detail) ?? '').trim()) {
      setValue(fact, true, { shouldDirty: true });
    }
  };
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-2 roomy:grid-cols-2">
      <HotelFlag name={fact} className="roomy:mt-7.5" />
      <HotelLine
        name={detail}
        hint={t(`hints.${fact}`)}
        onInput={({ currentTarget }) => markWithFirstWord(currentTarget.value)}
      />
    </div>
  );
}

/** What the hotel offers guests with disabilities, each fact with a short text. */
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
