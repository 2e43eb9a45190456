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

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ page, pages, path }: PagerProps) {
  const t = useTranslations('admin.forms.pages');
  if (pages <= 1) return null;
  const step = (to: number, content: ReactNode) =>
    to < 1 || to > pages ? (
      <span className="@max-[16rem]/area:hidden" />
    ) : (
      <Link
        href={path(to)}
        className={buttonVariants({
          variant: 'outline',
          size: 'touch',
          className: to < page ? 'justify-self-start' : 'justify-self-end',
        })}
      >
        {content}
      </Link>
    );
  return (
    <nav
      aria-label={t('label')}
      className="mt-7 grid grid-cols-1 items-center gap-4 @min-[16rem]/area:grid-cols-2 roomy:grid-cols-[1fr_auto_1fr]"
    >
      {step(
        page - 1,
        <>
          <ChevronLeft />
          {t('previous')}
        </>,
      )}
      <p
        className="numeric col-span-full text-center text-small text-ink-2 max-roomy:order-first roomy:col-span-1"
        aria-current="page"
      >
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
