import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureMessagesProvider } from '@/components/site/failure-messages';
import { StyleNonce } from './style-nonce';

/** Everything behind sign-in, and the sign-in itself. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  const { failure } = useMessages();
  return (
    <FailureMessagesProvider messages={failure}>
      <StyleNonce />
      {children}
    </FailureMessagesProvider>
  );
}
