import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';

type UsersPagesProps = { page: number; pages: number };

/** The way through a list that is longer than one page. */
export function UsersPages({ page, pages }: UsersPagesProps) {
  const t = useTranslations('adminUsers');
  if (pages === 1) return null;
  const link = (target: number, label: string) =>
    target >= 1 && target <= pages ? (
      <Link
        href={`/admin/users?pagina=${target}`}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'compact' })}
      >
        {label}
      </Link>
    ) : null;
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {link(page - 1, t('previous'))}
      <p className="numeric text-ink-2">{t('page', { page, pages })}</p>
      {link(page + 1, t('next'))}
    </nav>
  );
}
