import { useTranslations } from 'next-intl';
import { ChangeList } from '@/components/admin/history/change-list';
import { Alert } from '@/components/ui/alert';
import Link from '@/components/ui/link';
import { historyPath } from '@/lib/history/list-query';
import type { Change } from '@/lib/history/staff-queries';

/** The latest changes and a link to all of them. `changes` is null if they could not be read. */
export function RecentChanges({ changes }: { changes: Change[] | null }) {
  const t = useTranslations('history');
  return (
    <section aria-labelledby="ultimas-alteracoes" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id="ultimas-alteracoes" className="text-[1.375rem] md:text-[1.625rem]">
          {t('recent')}
        </h2>
        <Link
          href={historyPath()}
          className="py-2.5 font-[560] underline underline-offset-4 md:py-1"
        >
          {t('all')}
        </Link>
      </div>
      {changes === null ? (
        <Alert tone="bad" title={t('errors.load')}>
          <p>{t('recentFailed')}</p>
        </Alert>
      ) : changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="rounded-2 bg-card p-5 text-ink-2 shadow-1">{t('empty')}</p>
      )}
    </section>
  );
}
