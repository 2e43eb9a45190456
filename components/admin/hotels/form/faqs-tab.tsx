'use client';

import type { HotelValues } from '@/lib/schemas/hotel-form';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { ItemField, ItemText } from './item-field';
import { ItemList } from './item-list';

type Faq = HotelValues['faqs'][number];

/** What guests ask before they book. */
export function FaqsTab() {
  const { values, set, texts } = useHotelForm();
  const t = texts.faqs;
  return (
    <ItemList<Faq>
      items={values.faqs}
      onChange={(items, path) => set('faqs', items, path ? `faqs.${path}` : 'faqs')}
      make={() => ({ id: crypto.randomUUID(), question: '', answer: '' })}
      texts={t}
      nameOf={({ question }) => question}
    >
      {(faq, index, change) => (
        <div className="grid gap-4">
          <ItemField
            path={`faqs.${index}.question`}
            label={t.question}
            required
            maxLength={ITEM_LIMITS.question}
            value={faq.question}
            onChange={(question) => change({ question })}
          />
          <ItemText
            path={`faqs.${index}.answer`}
            label={`${t.answer} *`}
            rows={3}
            maxLength={ITEM_LIMITS.answer}
            value={faq.answer}
            onChange={(answer) => change({ answer })}
          />
        </div>
      )}
    </ItemList>
  );
}
