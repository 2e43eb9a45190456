'use client';

import { useTranslations } from 'next-intl';
import { staffHotelPath } from '@/lib/hotels/paths';
import type { MediaUse, SeenUses } from '@/lib/media/staff-queries';
import { staffOfferPath } from '@/lib/offers/paths';
import { LoadProblem } from '../load-problem';
import { useStaffAnswer } from '../use-staff-answer';

/** Returns where an image is currently used. */
export function useMediaUses(id: string) {
  const { data, problem, isLoading, askAgain } = useStaffAnswer<SeenUses>(
    `/admin/media/files/${id}`,
  );
  const { uses: list = [], isShared = false, mayOpenSettings = false } = data ?? {};
  return {
    isReady: data !== undefined,
    isLoading,
    problem,
    list,
    isShared,
    mayOpenSettings,
    askAgain,
  };
}

const ADDRESS = {
  hotel: staffHotelPath,
  offer: (id: string | null) => staffOfferPath(String(id)),
  config: () => '/admin/config',
} as const satisfies Record<MediaUse['kind'], (id: string | null) => string>;

/** The records that show an image, each with the parts that do and a link, if there is one. */
export function MediaUses({
  uses: { isReady, isLoading, problem, list, isShared, mayOpenSettings, askAgain },
}: {
  uses: ReturnType<typeof useMediaUses>;
}) {
  const t = useTranslations('media.admin');
  const label = (field: string) => {
    const key = `details.fields.${field as 'images'}` as const;
    return t.has(key) ? t(key) : field;
  };
  return (
    <section aria-labelledby="onde-usada" className="grid gap-1.5">
      <h3 id="onde-usada" className="font-sans text-small font-[640] tracking-normal">
        {t('details.uses')}
      </h3>
      {isLoading ? <p className="text-ink-2">{t('loading')}</p> : null}
      {problem ? (
        <p>
          <LoadProblem text={t('details.usesFailed')} problem={problem} onRetry={askAgain} />
        </p>
      ) : null}
      {isReady && list.length === 0 ? (
        <p className="text-ink-2">{t(isShared ? 'details.unusedSeen' : 'details.unused')}</p>
      ) : null}
      <ul className="grid gap-1 empty:hidden">
        {list.map(({ kind, id, name, fields }) => (
          <li key={`${kind}-${id}`} className="wrap-anywhere">
            {kind === 'config' && !mayOpenSettings ? (
              t('details.config')
            ) : (
              // In another tab, so that unsaved input in a form below this dialog is kept.
              <a
                href={ADDRESS[kind](id)}
                target="_blank"
                rel="noopener"
                className="underline underline-offset-4"
              >
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
