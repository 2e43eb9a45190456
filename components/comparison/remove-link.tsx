'use client';

import { useEffect, useRef } from 'react';
import { awaitHeading } from '@/components/favorites/choice-focus';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { FEWEST_COMPARED } from '@/lib/comparison/paths';

type RemoveLinkProps = {
  /** The comparison without this hotel. */
  href: string;
  label: string;
  /** Its position among how many. */
  position: number;
  count: number;
};

/** Which link gets focus after a removal, by its position and the number of hotels then. */
const next = { position: -1, count: -1 };

/**
 * Removes a hotel from the comparison; focus moves to the one that takes its place. With too few
 * left to compare, the page has none of these links.
 */
export function RemoveLink({ href, label, position, count }: RemoveLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (next.count !== count || next.position !== position) return;
    next.count = -1;
    link.current?.focus();
  }, [count, position]);
  return (
    <Link
      ref={link}
      href={href}
      scroll={false}
      aria-label={label}
      className="heart-round left-3 right-auto! grid place-items-center"
      onClick={(event) => {
        if (count <= FEWEST_COMPARED) awaitHeading(event);
        next.count = count - 1;
        next.position = Math.min(position, next.count - 1);
      }}
    >
      <Icon name="x" />
    </Link>
  );
}
