import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link inside the site. Its page is asked for when it is followed, not when the link comes into
 * view: a traveller on a phone pays for every kilobyte, and each page of the back office asked for
 * in advance would be one more session to check.
 */
export default function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
