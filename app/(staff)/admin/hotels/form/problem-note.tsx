'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import type { HotelValues } from '@/lib/hotels/form';
import { itemLabels } from './conflict-values';
import { type FormTabName, problemPaths, problemsByTab } from './problems';
import { useHotelLabels } from './use-hotel-labels';

const LINK = 'min-h-8 py-1 text-left underline underline-offset-4 wrap-anywhere';

type ProblemNoteProps = {
  onTab: (tab: FormTabName) => void;
  onField: (path: string) => void;
};

/** How many fields have a problem, with links to their tabs and to each field. */
export function ProblemNote({ onTab, onField }: ProblemNoteProps) {
  const t = useTranslations('hotels.form');
  const engine = useWatch<HotelValues, 'booking_engine'>({ name: 'booking_engine' });
  const labels = useHotelLabels(engine);
  const parts = itemLabels(useMessages().hotels.form);
  const { getValues } = useFormContext<HotelValues>();
  const paths = problemPaths(useFormState<HotelValues>().errors);
  if (paths.length === 0) return null;
  const itemOf = (list: string, number: number) => {
    const key = `${list}.item` as 'rooms.item';
    // Images are distinguished by their lists.
    return list !== 'images' && t.has(key) ? t(key, { number }) : null;
  };
  const names = { values: getValues(), labels, parts, itemOf };
  return (
    <Alert tone="bad" className="mb-5" title={t('problems.title', { count: paths.length })}>
      <ul className="mt-1 grid gap-1">
        {problemsByTab(paths, names).map(({ tab, fields }) => (
          <li key={tab} className="flex flex-wrap items-baseline gap-x-3">
            <button type="button" className={LINK} onClick={() => onTab(tab)}>
              <strong className="font-[640]">{t(`tabs.${tab}`)}</strong>
            </button>
            <ul className="contents">
              {fields.map(({ label, path }) => (
                <li key={path}>
                  <button type="button" className={LINK} onClick={() => onField(path)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
