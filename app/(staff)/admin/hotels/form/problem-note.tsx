'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import type { HotelValues } from '@/lib/hotels/form';
import { itemLabels } from './conflict-values';
import { type FormTabName, problemPaths, problemsByTab } from './problems';
import { useHotelLabels } from './use-hotel-labels';

/** How many fields have a problem, and where: each line leads to its tab. */
export function ProblemNote({ onOpen }: { onOpen: (tab: FormTabName) => void }) {
  const t = useTranslations('hotels.form');
  const engine = useWatch<HotelValues, 'booking_engine'>({ name: 'booking_engine' });
  const labels = useHotelLabels(engine);
  const parts = itemLabels(useMessages().hotels.form);
  const { getValues } = useFormContext<HotelValues>();
  const paths = problemPaths(useFormState<HotelValues>().errors);
  if (paths.length === 0) return null;
  const itemOf = (list: string, number: number) => {
    const key = `${list}.item` as 'rooms.item';
    // Pictures are told apart by their lists.
    return list !== 'images' && t.has(key) ? t(key, { number }) : null;
  };
  const names = { values: getValues(), labels, parts, itemOf };
  return (
    <Alert tone="bad" className="mb-5" title={t('problems.title', { count: paths.length })}>
      <ul className="mt-1 grid gap-1">
        {problemsByTab(paths, names).map(({ tab, fields }) => (
          <li key={tab}>
            <button
              type="button"
              className="min-h-8 py-1 text-left wrap-anywhere"
              onClick={() => onOpen(tab)}
            >
              <strong className="font-[640] underline underline-offset-4">
                {t(`tabs.${tab}`)}
              </strong>
              {t('problems.fields', { fields: fields.join('; ') })}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
