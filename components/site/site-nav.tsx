'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { SearchMessages } from '@/components/search/messages';
import { SearchButton } from '@/components/search/search-button';
import { cn } from '@/components/ui/cn';
import { HoverMenu, MENU_CLOSE_MS } from '@/components/ui/hover-menu';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import { ChainLogoOnBar, type ChainLogos } from './chain-logo';
import { ComingSoonList } from './coming-soon-list';
import { LanguageMenu } from './language-menu';
import { type ComingSoon, type Languages, type NavTexts, navLinks, sectionOf } from './nav-links';

const loadMobileMenu = () => import('./mobile-menu').then((module) => module.MobileMenu);

type SiteNavProps = {
  messages: NavTexts;
  comingSoon: ComingSoon;
  languages: Languages;
  search: SearchMessages;
  siteName: string;
  logos: ChainLogos;
  /** The chosen stay. */
  stay: ReactNode;
  /** The link to the favorites. */
  favorites: ReactNode;
};

/** Whether a link leads to the page that is open, or to the list that belongs to it. */
function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  // A stored list has its internal path while it is rendered: the attribute stays as it was then.
  if (`${pathname}/`.startsWith(`${href}/`)) return 'page';
  return sectionOf(pathname) === href ? 'true' : undefined;
}

/** The links before hydration: a popover on phones, a row on a wide bar. */
const NATIVE_MENU =
  'open:block max-bar:m-auto max-bar:rounded-3 max-bar:bg-card max-bar:p-5 max-bar:text-ink max-bar:shadow-3 max-bar:[&>ul]:flex-col bar:static bar:overflow-visible bar:bg-transparent bar:text-inherit';

/** The links of the bar, the search and the button of the menu. */
export function SiteNav({
  messages,
  comingSoon,
  languages,
  search,
  siteName,
  logos,
  stay,
  favorites,
}: SiteNavProps) {
  const pathname = usePathname();
  const [menuOpen, setMenuOpen] = useState(false);
  const [MobileMenu, fetchMenu, fetchMenuNow] = useLazyModule(loadMobileMenu);
  const { places, rest } = navLinks(messages);
  const showMenu = async () => {
    // The button shows at once that it was pressed.
    setMenuOpen(true);
    setMenuOpen(await fetchMenuNow());
  };
  const native = usePrehydrationPopover(showMenu);

  const link = ({ href, label }: { href: string; label: string }) => (
    <Link href={href} aria-current={currentOf(href, pathname)} className="site-nav-link">
      {label}
    </Link>
  );

  return (
    <>
      <Link
        href="/"
        aria-label={messages.home}
        className="mr-auto flex min-h-11 min-w-0 items-center no-underline"
      >
        <ChainLogoOnBar name={siteName} logos={logos} />
      </Link>
      <nav
        {...native?.panel}
        data-seen-on-wide=""
        aria-label={messages.label}
        className={cn('hidden bar:block', native && NATIVE_MENU)}
      >
        <ul className="flex gap-3 bar:whitespace-nowrap @min-[73.75rem]:gap-4.5 @min-[86rem]:gap-7.5">
          {places.map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
          <li>
            <HoverMenu
              label={messages.comingSoon}
              closeAfter={MENU_CLOSE_MS}
              triggerClassName="site-nav-link"
              panelClassName="absolute top-full left-1/2 w-80 -translate-x-1/2 pt-3"
            >
              <ComingSoonList comingSoon={comingSoon} className="shadow-3" beside />
            </HoverMenu>
          </li>
          {rest.map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 items-center md:gap-2">
        {/* There is no room on the narrowest phones and with very large type. The menu has the
           stay and the search as well. */}
        <div className="contents @max-[22rem]:hidden">{stay}</div>
        <div className="contents @max-[11rem]:hidden">{favorites}</div>
        <div className="contents @max-[18rem]:hidden">
          <SearchButton messages={search} />
        </div>
        <LanguageMenu
          languages={languages}
          label={messages.language}
          className="hidden bar:block"
        />
      </div>
      <button
        type="button"
        aria-label={messages.openMenu}
        {...(native?.button ?? { 'aria-expanded': menuOpen })}
        className="site-nav-menu"
        onPointerDown={fetchMenu}
        onClick={showMenu}
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
          search={search}
          siteName={siteName}
          logo={logos.dark}
        />
      ) : null}
    </>
  );
}
