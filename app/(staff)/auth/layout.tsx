import { LucideProvider } from 'lucide-react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { FlashToast } from '@/components/admin/flash-toast';
import { Messages } from '@/components/admin/messages';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The sign-in pages: their messages, icons, and the flash of the previous page. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Messages namespaces={['auth']}>
      <LucideProvider strokeWidth={1.75}>
        {children}
        <FlashToast />
      </LucideProvider>
    </Messages>
  );
}
