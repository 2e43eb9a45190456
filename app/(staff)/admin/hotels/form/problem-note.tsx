'use client';

import { useTranslations } from 'next-intl';
import { useFormState, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import type { HotelValues } from '@/lib/hotels/form';
import { type FormTabName, problemPaths, problemsByTab } from './problems';
import { useHotelLabels } from './use-hotel-labels';

/** How many fields have a problem, and where: each line leads to its tab. */
export function ProblemNote({ onOpen }: { onOpen: (tab: FormTabName) => void }) {
  const t = useTranslations('hotels.form');
  const engine = useWatch<HotelValues, 'booking_engine'>({ name: 'booking_engine' });
  const labels = useHotelLabels(engine);
  const paths = problemPaths(useFormState<HotelValues>().errors);
  if (paths.length === 0) return null;
  return (
    <Alert tone="bad" className="mb-5" title={t('problems.title', { count: paths.length })}>
      <ul>
        {problemsByTab(paths, labels).map(({ tab, fields }) => (
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
