'use client';

import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { handFocusOn } from './hand-focus-on';
import { keepEmail } from './kept-email';

/** A link to another mode of the sign-in page that takes the form's e-mail along. */
export function KeepEmailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      onClick={({ currentTarget }) => {
        keepEmail(currentTarget.closest('form'));
        handFocusOn();
      }}
      className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
    >
      {children}
    </Link>
  );
}
