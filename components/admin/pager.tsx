import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

type PagerProps = {
  page: number;
  pages: number;
  path: (page: number) => string;
};

/** The way through a list of several pages; nothing for a single one. */
export function Pager({ page, pages, path }: PagerProps) {
  const t = useTranslations('admin.forms.pages');
  if (pages <= 1) return null;
  const step = (to: number, content: ReactNode) =>
    to < 1 || to > pages ? (
      <span />
    ) : (
      <Link
        href={path(to)}
        className={buttonVariants({ variant: 'outline', size: 'compact', className: 'min-h-11' })}
      >
        {content}
      </Link>
    );
  return (
    <nav aria-label={t('label')} className="mt-7 flex flex-wrap items-center justify-between gap-4">
      {step(
        page - 1,
        <>
          <ChevronLeft />
          {t('previous')}
        </>,
      )}
      <p className="numeric text-small text-ink-2" aria-current="page">
        {t('position', { page, pages })}
      </p>
      {step(
        page + 1,
        <>
          {t('next')}
          <ChevronRight />
        </>,
      )}
    </nav>
  );
}
