import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

type EmptyStateProps = {
  children: ReactNode;
  /** For a list with filters: its URL without them. */
  unfiltered?: string | false;
};

/** Shown in place of a list without entries. */
export function EmptyState({ children, unfiltered }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center rounded-2 bg-card p-8 text-center text-ink-2 shadow-1">
      {children}
      {unfiltered ? <ClearFilters href={unfiltered} /> : null}
    </div>
  );
}

function ClearFilters({ href }: { href: string }) {
  const t = useTranslations('admin.forms');
  return (
    <Link href={href} className={buttonVariants({ variant: 'outline', className: 'mt-4' })}>
      {t('clearFilters')}
    </Link>
  );
}
