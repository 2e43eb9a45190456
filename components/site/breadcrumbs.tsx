import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Crumb } from '@/lib/seo/json-ld';

type BreadcrumbsProps = { items: Crumb[]; label: string; className?: string };

/** The path to the current page: links to its parents, and the page itself. */
export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={cn('trail', className)}>
      <ol>
        {items.map(({ name, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <>
                <Link href={path}>{name}</Link>
                <Icon name="chevron-right" />
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
