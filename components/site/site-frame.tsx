import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RememberCampaign } from '@/components/booking/remember-campaign';
import { KeepFavorites } from '@/components/favorites/keep-favorites';
import { CountSteps } from '@/components/results/count-steps';
import { RevealOnScroll } from '@/components/sections/reveal-on-scroll';
import { NavigationNotice } from '@/components/ui/navigation-notice';
import { SAME_URL } from '@/components/ui/same-url';
import { SkipLink } from '@/components/ui/skip-link';
import type { SiteSettings } from '@/lib/settings/model';
import { ChainTheme } from './chain-theme';
import { Footer } from './footer';
import { StoredPageNote } from './stored-page-note';

type SiteFrameProps = {
  chain: Pick<SiteSettings, 'primaryColor' | 'logos' | 'contact'>;
  children: ReactNode;
};

/** The frame of every public page: the chain's color, skip link, content, footer. */
export function SiteFrame({ chain, children }: SiteFrameProps) {
  const messages = useMessages();
  const t = useTranslations('site.common');
  const { hotels, offers } = messages;
  return (
    <>
      <ChainTheme color={chain.primaryColor} />
      <SkipLink />
      {children}
      <Footer logo={chain.logos.light} contact={chain.contact} />
      {/* Shown by the style sheet if a script of the page could not be fetched. */}
      <p className="script-failed">
        {t.rich('scriptFailed', { again: (text) => <a href={SAME_URL}>{text}</a> })}
      </p>
      <NavigationNotice
        texts={[
          ['/deals', offers.list.loading],
          ['/hotels', hotels.list.loading],
          ['/hotel', hotels.page.loading],
          ['', offers.page.loading],
        ]}
      />
      <RevealOnScroll />
      <RememberCampaign />
      <CountSteps />
      <StoredPageNote messages={messages.offline} />
      <KeepFavorites
        full={messages.favorites.full}
        forgotten={messages.favorites.forgotten}
        offline={messages.offline.note}
      />
    </>
  );
}
