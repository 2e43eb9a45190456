'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { SearchButton } from '@/components/search/search-button';
import type { SearchMessages } from '@/components/search/search-dialog';
import { cn } from '@/components/ui/cn';
import { HoverMenu, MENU_CLOSE_MS } from '@/components/ui/hover-menu';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type messages from '@/messages/pt-BR.json';
import { ChainLogoOnBar, type ChainLogos } from './chain-logo';
import { ComingSoonList } from './coming-soon-list';
import { LanguageMenu } from './language-menu';

const loadMobileMenu = () => import('./mobile-menu').then((module) => module.MobileMenu);

export type NavTexts = (typeof messages)['nav'] & { loadingDeals: string };
export type ComingSoon = (typeof messages)['comingSoon'];
export type Languages = (typeof messages)['languages'];

type SiteNavProps = {
  messages: NavTexts;
  comingSoon: ComingSoon;
  languages: Languages;
  search: SearchMessages;
  siteName: string;
  logos: ChainLogos;
};

const DEALS = '/deals';

/** Whether a link leads to the page that is open, or to the list that the open offer is from. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href === DEALS && pathname.startsWith('/oferta/') ? 'true' : undefined;
}

/**
 * The links of the bar in the order in which they stand: places before 'Em breve', the rest after
 * it. Among the destinations the bar shows its variant, 'Destinos' and 'Nossos hotéis'.
 */
export function navLinks(messages: NavTexts, pathname: string) {
  const places =
    pathname === '/destinations'
      ? [
          { href: '/destinations', label: messages.destinations },
          { href: '/hotels', label: messages.ourHotels },
        ]
      : [{ href: '/hotels', label: messages.hotels }];
  const rest = [
    { href: '/about', label: messages.about },
    { href: DEALS, label: messages.deals },
    { href: '/#amigos-do-bem', label: messages.charity },
  ];
  return { places, rest };
}

const linkClasses = 'inline-flex min-h-11 items-center gap-[5px] font-[560] no-underline';

export function SiteNav({
  messages,
  comingSoon,
  languages,
  search,
  siteName,
  logos,
}: SiteNavProps) {
  const pathname = usePathname();
  const [menuOpen, setMenuOpen] = useState(false);
  const [MobileMenu, fetchMenu, fetchMenuNow] = useLazyModule(loadMobileMenu);
  const { places, rest } = navLinks(messages, pathname);

  const link = ({ href, label }: { href: string; label: string }) => (
    <Link
      href={href}
      aria-current={currentOf(href, pathname)}
      className={cn(
        linkClasses,
        'hover:shadow-[inset_0_-2px_currentColor] aria-[current]:shadow-[inset_0_-2px_var(--color-ipe)]',
      )}
    >
      {label}
      {href === DEALS ? <LinkPending text={messages.loadingDeals} /> : null}
    </Link>
  );

  return (
    <>
      <Link href="/" aria-label={messages.home} className="no-underline">
        <ChainLogoOnBar name={siteName} logos={logos} />
      </Link>
      <nav aria-label={messages.label} className="ml-auto hidden md:block">
        <ul className="flex gap-5 lg:gap-[30px]">
          {places.map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
          <li>
            <HoverMenu
              label={messages.comingSoon}
              closeAfter={MENU_CLOSE_MS}
              triggerClassName={linkClasses}
              panelClassName="absolute top-full left-1/2 w-[320px] -translate-x-1/2 pt-3"
            >
              <ComingSoonList comingSoon={comingSoon} className="shadow-3" beside />
            </HoverMenu>
          </li>
          {rest.map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-1 max-md:ml-auto md:gap-2">
        <SearchButton messages={search} />
        <LanguageMenu languages={languages} label={messages.language} className="hidden md:block" />
      </div>
      <button
        type="button"
        aria-label={messages.openMenu}
        aria-expanded={menuOpen}
        className="-ml-2 grid size-11 place-items-center rounded-2 md:hidden"
        onPointerDown={fetchMenu}
        onClick={async () => setMenuOpen(await fetchMenuNow())}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {MobileMenu ? (
        <MobileMenu
          open={menuOpen}
          onOpenChange={setMenuOpen}
          messages={messages}
          comingSoon={comingSoon}
          languages={languages}
        />
      ) : null}
    </>
  );
}
