import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RememberCampaign } from '@/components/booking/remember-campaign';
import { KeepFavorites } from '@/components/favorites/keep-favorites';
import { RevealOnScroll } from '@/components/sections/reveal-on-scroll';
import type { SiteSettings } from '@/lib/settings/model';
import { ChainTheme } from './chain-theme';
import { FailureMessagesProvider } from './failure-messages';
import { Footer } from './footer';

type SiteFrameProps = {
  chain: Pick<SiteSettings, 'primaryColor' | 'logos' | 'contact'>;
  children: ReactNode;
};

/** What stands around every public page: the chain's color, skip link, content, footer. */
export function SiteFrame({ chain, children }: SiteFrameProps) {
  const t = useTranslations('site.common');
  const messages = useMessages();
  return (
    <FailureMessagesProvider messages={messages.site.failure}>
      <ChainTheme color={chain.primaryColor} />
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-2 bg-card px-5 py-3 font-[640] focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      {children}
      <Footer logo={chain.logos.light} contact={chain.contact} />
      <RevealOnScroll />
      <RememberCampaign />
      <KeepFavorites full={messages.favorites.full} offline={messages.offline.note} />
    </FailureMessagesProvider>
  );
}
