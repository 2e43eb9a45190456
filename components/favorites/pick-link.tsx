'use client';

import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { awaitHeading } from './choice-focus';

/** Chooses a hotel: a link to the page with it. `name` is its whole name, `label` the word on it. */
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
