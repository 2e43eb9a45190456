'use client';

import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { awaitHeading } from './choice-focus';

/** A link that chooses a hotel. `name` is the accessible name, `label` the visible text. */
export function PickLink({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={name}
      className={buttonVariants({ variant: 'outline', size: 'touch', className: 'min-w-11' })}
      onClick={awaitHeading}
    >
      <Icon name="plus" />
      <span>{label}</span>
    </Link>
  );
}
