import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RememberCampaign } from '@/components/booking/remember-campaign';
import { RevealOnScroll } from '@/components/sections/reveal-on-scroll';
import type { SiteConfig } from '@/lib/settings/queries';
import { ChainTheme } from './chain-theme';
import { FailureTextsProvider } from './failure-texts';
import { Footer } from './footer';

type SiteFrameProps = {
  chain: Pick<SiteConfig, 'primaryColor' | 'logos'>;
  children: ReactNode;
};

/** What stands around every public page: the chain's colour, skip link, content, footer. */
export function SiteFrame({ chain, children }: SiteFrameProps) {
  const t = useTranslations('site');
  const messages = useMessages();
  return (
    <FailureTextsProvider texts={messages.failure}>
      <ChainTheme color={chain.primaryColor} />
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-2 bg-card px-5 py-3 font-[640] focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      {children}
      <Footer logo={chain.logos.light} />
      <RevealOnScroll />
      <RememberCampaign />
    </FailureTextsProvider>
  );
}
