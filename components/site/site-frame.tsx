import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RememberCampaign } from '@/components/booking/remember-campaign';
import { RevealOnScroll } from '@/components/sections/reveal-on-scroll';
import { FailureTextsProvider } from './failure-texts';
import { Footer } from './footer';

/** What stands around every public page: skip link, content, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('site');
  const messages = useMessages();
  return (
    <FailureTextsProvider texts={messages.failure}>
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-2 bg-card px-5 py-3 font-[640] focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      {children}
      <Footer />
      <RevealOnScroll />
      <RememberCampaign />
    </FailureTextsProvider>
  );
}
