import { EyeOff, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';

/**
 * Says on a previewed page that visitors don't see it, with a link back. At the bottom of the
 * screen, so that the page's own bar keeps its place.
 */
export function PreviewBanner({ reason, editPath }: { reason: string; editPath: string }) {
  const t = useTranslations('admin.preview');
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-50 border-t-4 border-ipe bg-card text-ink shadow-3"
    >
      <div className="wrap flex min-h-12 items-center gap-3 py-1.5 text-small leading-snug max-sm:gap-1 max-sm:text-caption max-sm:leading-tight">
        <EyeOff aria-hidden className="size-5 shrink-0 max-sm:hidden" strokeWidth={1.75} />
        <p className="min-w-0 flex-1">{t('banner', { reason })}</p>
        {/* A full load, because this page has the policy of a preview. */}
        <a
          href={editPath}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-2 font-[640] underline underline-offset-4"
        >
          <Pencil aria-hidden className="size-5" strokeWidth={1.75} />
          <span className="max-sm:sr-only">{t('edit')}</span>
        </a>
      </div>
    </aside>
  );
}
