import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PagePolicy } from './page-policy';
import './staff.css';

/** The back office and the sign-in; each screen adds the messages of its own (see Messages). */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={{}}>
      <PagePolicy />
      {children}
    </NextIntlClientProvider>
  );
}
