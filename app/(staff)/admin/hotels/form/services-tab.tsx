'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { Checkbox } from './form-fields';
import { ItemTab } from './item-tab';

/** What the hotel offers: the short list that visitors filter by, then items with descriptions. */
export function ServicesTab() {
  const t = useTranslations('hotels.form');
  const names = useTranslations('hotels.amenities');
  return (
    <>
      <FieldsetCard title={t('sections.flags')} hint={t('hints.flags')}>
        <div className="grid grid-cols-1 gap-x-5 roomy:grid-cols-2 wide:grid-cols-3">
          {AMENITY_FLAGS.map((flag) => (
            <Checkbox key={flag} name={flag} label={names(flag)} />
          ))}
        </div>
      </FieldsetCard>
      <Described heading={t('tabs.services')} name="services" />
      <Described heading={t('sections.amenities')} name="amenities" />
    </>
  );
}

/** One of the two lists of the tab, with a heading to tell them apart. */
function Described({ heading, name }: { heading: string; name: 'services' | 'amenities' }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 grid grid-cols-1 gap-5">
      <h2 id={id} className="text-[1.375rem]">
        {heading}
      </h2>
      <ItemTab name={name} />
    </section>
  );
}
