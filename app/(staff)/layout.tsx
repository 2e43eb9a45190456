import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { FailureTextsProvider } from '@/components/site/failure-texts';
import { StyleNonce } from './style-nonce';

/** Everything behind sign-in, and the sign-in itself. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  const { failure } = useMessages();
  return (
    <FailureTextsProvider texts={failure}>
      <StyleNonce />
      {children}
    </FailureTextsProvider>
  );
}
