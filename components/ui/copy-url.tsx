'use client';

import type { ComponentProps } from 'react';
import { CopyButton } from './copy-button';
import { pageUrl } from './page-url';

type CopyUrlProps = Omit<ComponentProps<typeof CopyButton>, 'urlOf'> & {
  /** Parameters of the URL that are only for this browser. */
  without?: readonly string[];
};

/** Puts the URL of the page, as it is when it is pressed, on the clipboard. */
export function CopyUrl({ without = [], ...button }: CopyUrlProps) {
  const urlOf = () =>
    pageUrl((params) => {
      for (const name of without) params.delete(name);
    });
  return <CopyButton {...button} urlOf={urlOf} />;
}
