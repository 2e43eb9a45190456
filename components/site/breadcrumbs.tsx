import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Crumb } from '@/lib/seo/page-json-ld';

/** Where the page stands: the way back up, and the page itself. */
export function Breadcrumbs({ items, className }: { items: Crumb[]; className?: string }) {
  const t = useTranslations('breadcrumbs');
  return (
    <nav aria-label={t('label')} className={cn('min-w-0 text-caption text-ink-2', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-x-1.5">
            {index < items.length - 1 ? (
              <>
                <Link
                  href={path}
                  className="inline-flex min-h-8 items-center no-underline hover:text-ink hover:underline"
                >
                  {name}
                </Link>
                <Icon name="chevron-right" className="size-3.5" />
              </>
            ) : (
              <span aria-current="page" className="min-w-0 py-1 wrap-anywhere">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
