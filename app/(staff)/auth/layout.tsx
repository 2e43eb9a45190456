import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { FlashToast } from '@/components/admin/flash-toast';
import messages from '@/messages/pt-BR.json';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <FlashToast texts={messages.auth.flashes} />
    </>
  );
}
