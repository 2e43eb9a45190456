'use client';

import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { useFormList, useFormTexts, useHotelForm } from './form-context';
import { ItemField, ItemText, useParts } from './item-field';
import { ItemList } from './item-list';
import type { ItemFieldsProps } from './item-row';

type Faq = HotelValues['faqs'][number];

function FaqFields({ item: faq, path, change }: ItemFieldsProps<Faq>) {
  const t = useFormTexts().faqs;
  const set = useParts({ path, change });
  return (
    <div className="grid gap-4">
      <ItemField
        path={`${path}.question`}
        label={t.question}
        required
        max={ITEM_LIMITS.question}
        value={faq.question}
        onChange={(question) => set('question', question)}
      />
      <ItemText
        path={`${path}.answer`}
        label={`${t.answer} *`}
        rows={3}
        max={ITEM_LIMITS.answer}
        value={faq.answer}
        onChange={(answer) => set('answer', answer)}
      />
    </div>
  );
}

/** What guests ask before they book. */
export function FaqsTab() {
  const { texts } = useHotelForm();
  return (
    <ItemList<Faq>
      {...useFormList('faqs')}
      make={() => ({ id: crypto.randomUUID(), question: '', answer: '' })}
      texts={texts.faqs}
      nameOf={({ question }) => question}
      Fields={FaqFields}
    />
  );
}
