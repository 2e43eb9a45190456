import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureMessagesProvider } from '@/components/site/failure-messages';
import { PagePolicy } from './page-policy';
import './staff.css';

/** The back office and the sign-in; each screen adds the messages of its own (see Messages). */
export default function StaffLayout({ children }: { children: ReactNode }) {
  const {
    site: { failure },
  } = useMessages();
  return (
    <NextIntlClientProvider messages={{}}>
      <FailureMessagesProvider messages={failure}>
        <PagePolicy />
        {children}
      </FailureMessagesProvider>
    </NextIntlClientProvider>
  );
}
