'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useAnswer } from '@/components/ui/use-answer';
import { staffHotelPath } from '@/lib/hotels/paths';
import type { MediaUse, SeenUses } from '@/lib/media/staff-queries';
import { staffOfferPath } from '@/lib/offers/paths';
import { fetchStaffData } from '../fetch-staff';

const fetchUses = (id: string, signal: AbortSignal) =>
  fetchStaffData<SeenUses>(`/admin/media/files/${id}`, signal);

/** Where an image is used, as it is now. */
export function useMediaUses(id: string) {
  const [seen, load] = useAnswer(id, fetchUses);
  const state = seen ? 'ready' : seen === null ? 'failed' : 'loading';
  const { uses: list = [], isPartial = false, mayOpenSettings = false } = seen ?? {};
  return { state, list, isPartial, mayOpenSettings, load } as const;
}

const ADDRESS = {
  hotel: staffHotelPath,
  offer: (id: string | null) => staffOfferPath(String(id)),
  config: () => '/admin/config',
} as const satisfies Record<MediaUse['kind'], (id: string | null) => string>;

/** The records that show an image, each with the way to it, where there is one, and the parts that name it. */
export function MediaUses({
  uses: { state, list, isPartial, mayOpenSettings, load },
}: {
  uses: ReturnType<typeof useMediaUses>;
}) {
  const t = useTranslations('media.admin');
  const tForms = useTranslations('admin.forms');
  const label = (field: string) => {
    const key = `details.fields.${field as 'images'}` as const;
    return t.has(key) ? t(key) : field;
  };
  return (
    <section aria-labelledby="onde-usada" className="grid gap-1.5">
      <h3 id="onde-usada" className="font-sans text-small font-[640] tracking-normal">
        {t('details.uses')}
      </h3>
      {state === 'loading' ? <p className="text-ink-2">{t('loading')}</p> : null}
      {state === 'failed' ? (
        <p className="flex flex-wrap items-center gap-3 text-bad">
          {t('details.usesFailed')}
          <Button variant="outline" size="compact" onClick={load}>
            {tForms('retry')}
          </Button>
        </p>
      ) : null}
      {state === 'ready' && list.length === 0 ? (
        <p className="text-ink-2">{t(isPartial ? 'details.unusedSeen' : 'details.unused')}</p>
      ) : null}
      <ul className="grid gap-1 empty:hidden">
        {list.map(({ kind, id, name, fields }) => (
          <li key={`${kind}-${id}`} className="wrap-anywhere">
            {kind === 'config' && !mayOpenSettings ? (
              t('details.config')
            ) : (
              // Another tab: what is typed in a form below this dialog stays.
              <a href={ADDRESS[kind](id)} target="_blank" rel="noopener">
                {name ?? t('details.config')}
              </a>
            )}{' '}
            <span className="text-caption text-ink-2">({fields.map(label).join(', ')})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
