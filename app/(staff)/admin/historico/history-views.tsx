import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

type View = { path: string; label: ReactNode; current: boolean };

/** Two or more views of the same content, one of them shown: links that look like a switch. */
export function HistoryViews({ label, views }: { label: string; views: View[] }) {
  return (
    <nav
      aria-label={label}
      className="flex w-fit max-w-full flex-wrap gap-1 rounded-2 bg-sand-1 p-1"
    >
      {views.map(({ path, label: text, current }) => (
        <Link
          key={path}
          href={path}
          scroll={false}
          aria-current={current ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-[6px] md:min-h-10 px-4 text-small font-[560] no-underline hover:bg-card/70 aria-[current=page]:bg-card aria-[current=page]:shadow-1"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Links through a list that is sorted newest first. */
export function HistoryPager({
  first,
  older,
  isFirst,
}: {
  first: string;
  older: string | null;
  isFirst: boolean;
}) {
  const t = useTranslations('history.pages');
  if (isFirst && !older) return null;
  const link = buttonVariants({ variant: 'outline', size: 'touch' });
  return (
    <nav aria-label={t('label')} className="mt-5 flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <Link href={first} className={link}>
          {t('newest')}
        </Link>
      )}
      {older ? (
        <Link href={older} className={link}>
          {t('older')}
        </Link>
      ) : null}
    </nav>
  );
}
