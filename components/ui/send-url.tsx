'use client';

import type { ComponentProps } from 'react';
import { SendButton } from './send-button';

type SendUrlProps = Omit<ComponentProps<typeof SendButton>, 'urlOf'> & {
  /** Parameters of the URL that are only for this browser. */
  without?: readonly string[];
};

/** Sends the URL of the page as it is when the button is pressed. */
export function SendUrl({ without = [], ...props }: SendUrlProps) {
  const urlOf = () => {
    const url = new URL(location.href);
    for (const name of without) url.searchParams.delete(name);
    url.hash = '';
    // The lists of a URL read better with their commas.
    return url.href.replaceAll('%2C', ',');
  };
  return <SendButton {...props} urlOf={urlOf} />;
}
