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
  return (
    <Alert tone="bad" className="mb-5" title={t('problems.title', { count: paths.length })}>
      <ul>
        {problemsByTab(paths, { values: getValues(), labels, parts }).map(({ tab, fields }) => (
          <li key={tab}>
            <button
              type="button"
              className="min-h-8 text-left underline underline-offset-4"
              onClick={() => onOpen(tab)}
            >
              {t('problems.inTab', { tab: t(`tabs.${tab}`), fields: fields.join(', ') })}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
