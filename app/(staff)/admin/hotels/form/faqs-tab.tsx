'use client';

import { useTranslations } from 'next-intl';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { Line, LongText } from './form-fields';
import { partOf } from './hotel-values';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';

function FaqFields({ path }: ItemFieldsProps) {
  const t = useTranslations('adminHotelForm.faqs');
  return (
    <div className="grid gap-4">
      <Line
        name={partOf(path, 'question')}
        label={t('question')}
        required
        max={ITEM_LIMITS.question}
      />
      <LongText
        name={partOf(path, 'answer')}
        label={`${t('answer')} *`}
        rows={3}
        max={ITEM_LIMITS.answer}
      />
    </div>
  );
}

/** What guests ask before they book. */
export function FaqsTab() {
  return (
    <ItemList
      list={useItemList('faqs')}
      make={() => ({ id: crypto.randomUUID(), question: '', answer: '' })}
      messages="faqs"
      nameField="question"
      Fields={FaqFields}
    />
  );
}
