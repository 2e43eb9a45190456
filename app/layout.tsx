import type { Metadata, Viewport } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HydratedMark } from '@/components/site/hydrated-mark';
import { ToastHost } from '@/components/site/toast-host';
import { FocusPressed } from '@/components/ui/focus-pressed';
import { PointerMark } from '@/components/ui/pointer-mark';
import { env } from '@/lib/env';
import { utcOffset } from '@/lib/format/utc-offset';
import { LOCALE } from '@/lib/i18n/request';
import { chainOpenGraph } from './chain-open-graph';
import { fontVariables } from './fonts';
import './fonts.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.common');
  const openGraph = await chainOpenGraph('./');
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('name'), template: t('title', { page: '%s' }) },
    description: t('description'),
    applicationName: t('name'),
    referrer: 'strict-origin-when-cross-origin',
    formatDetection: { telephone: false, email: false, address: false },
    // A page with its own image repeats all of this (see share-metadata.ts).
    openGraph,
    twitter: {
      card: 'summary_large_image',
      images: openGraph.images.map(({ url, alt }) => ({ url, alt })),
    },
    // Specified as meta tags in addition to the real headers.
    other: { 'X-Content-Type-Options': 'nosniff', 'X-XSS-Protection': '1; mode=block' },
  };
}

export const viewport: Viewport = { themeColor: '#17423a', colorScheme: 'light' };

/**
 * The document of every page: language, fonts, toasts, and default metadata for search engines and
 * chats.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.toast');
  return (
    <html
      lang={LOCALE}
      className={fontVariables}
      data-scroll-behavior="smooth"
      // For use-offer-day.ts: computing it in the browser would take a tenth of a second on a cheap
      // phone.
      data-utc-offset={utcOffset('America/Sao_Paulo') ?? undefined}
    >
      <body>
        {children}
        <ToastHost
          messages={{
            region: t('region'),
            close: t('close'),
            offline: { title: t('offline.title'), description: t('offline.description') },
            outdated: {
              title: t('outdated.title'),
              description: t('outdated.description'),
              reload: t('outdated.reload'),
            },
          }}
        />
        <FocusPressed />
        <PointerMark />
        <HydratedMark />
      </body>
    </html>
  );
}
