'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { isModified } from './is-modified';
import { useNavigation } from './use-navigation';

/** Whether the browser follows a link itself: into a new tab, to a file, to another host. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download, origin } = event.currentTarget;
  const elsewhere = (target !== '' && target !== '_self') || download !== '';
  return event.defaultPrevented || isModified(event) || elsewhere || origin !== location.origin;
}

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** False keeps the scroll position. */
  scroll?: boolean;
  /** Replaces the navigation, unless the browser handles the link. */
  onFollow?: () => void;
};

/**
 * A link inside the site. Its page is requested when the link is followed, not when it comes into
 * view: a traveler on a phone pays for every kilobyte, and each prefetched page of the back office
 * would be one more session to check. Without prefetching, the router alone is enough, which saves
 * the 3 KB of the framework's own link.
 */
export default function Link({ href, scroll = true, onClick, onFollow, ...props }: LinkProps) {
  const open = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else open(href, { scroll });
  };
  return <a {...props} href={href} onClick={follow} />;
}
