'use client';

import { usePathname } from 'next/navigation';
import { useStayFieldsPath } from '@/components/booking/own-fields';
import { shownStay } from '@/components/booking/shown-stay';
import { SEEN_ID, SEEN_SHOWN } from '@/components/favorites/seen-section';
import { useSeen } from '@/components/favorites/use-seen';
import type { SearchMessages } from '@/components/search/messages';
import { useSearchStart } from '@/components/search/use-search-start';
import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon, type IconName } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { chatUrl } from '@/lib/booking/whatsapp';
import { FAVORITES } from '@/lib/favorites/paths';
import { phoneHref } from '@/lib/format/phone';
import { formatMessage } from '@/lib/i18n/format-message';
import { QUERY_LENGTH } from '@/lib/search/model';
import { ChainLogo } from './chain-logo';
import { ComingSoonList } from './coming-soon-list';
import { LanguageMenu } from './language-menu';
import { type ComingSoon, DEALS, type Languages, type NavTexts, navLinks } from './nav-links';

type MobileMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages: NavTexts;
  comingSoon: ComingSoon;
  languages: Languages;
  search: SearchMessages;
  siteName: string;
  logo: string | null;
};

/** The counts shown beside the links of the bar, by path; empty until loaded. */
function useCounts(messages: NavTexts): Record<string, string> {
  const counts = useSearchStart()?.counts;
  if (!counts) return {};
  const { hotels, regions, offers } = counts;
  return {
    '/hotels': formatMessage(messages.hotelCount, { count: hotels }),
    '/destinations': formatMessage(messages.regionCount, { count: regions }),
    [DEALS]: formatMessage(messages.offerCount, { count: offers }),
  };
}

/**
 * The phone menu: the links of the bar, and how to contact the chain. The page behind it does not
 * scroll.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { open, onOpenChange, messages, search, siteName, logo } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="side"
        closeLabel={messages.closeMenu}
        className="flex flex-col overflow-hidden! bg-paper"
        onOpenAutoFocus={(event) => {
          // The first control is a field: focusing it would open the keyboard over the links.
          event.preventDefault();
          (event.currentTarget as HTMLElement).focus();
        }}
      >
        <DialogTitle className="sr-only">{messages.menuTitle}</DialogTitle>
        <div className="@container flex min-h-16 shrink-0 items-center pr-14 pl-5">
          <ChainLogo name={siteName} logo={logo} />
        </div>
        <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-6">
          <search>
            <form action="/hotels" className="menu-search">
              <Icon name="search" />
              <input
                type="search"
                name="q"
                aria-label={search.field}
                placeholder={search.placeholder}
                maxLength={QUERY_LENGTH}
                autoComplete="off"
                enterKeyHint="search"
              />
            </form>
          </search>
          <MenuBody {...props} />
        </div>
        <MenuFoot messages={messages} onFollow={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted when the menu opens, so that the counts are requested only then. */
function MenuBody({ onOpenChange, messages, comingSoon, languages }: MobileMenuProps) {
  const { places, rest } = navLinks(messages);
  const counts = useCounts(messages);
  const chat = messages.whatsapp;
  return (
    <>
      <nav aria-label={messages.label}>
        <ul className="divide-y divide-line border-b border-line">
          {[...places, ...rest].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} onClick={() => onOpenChange(false)} className="menu-link">
                <span className="font-serif text-[min(1.75rem,9vw)] tracking-[-0.02em]">
                  {label}
                </span>
                {counts[href] ? <small>{counts[href]}</small> : null}
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2.5">
        <KeptTiles messages={messages} onFollow={() => onOpenChange(false)} />
        <Tile
          icon="phone"
          href={phoneHref(messages.phone) ?? undefined}
          name={messages.callShort}
          text={messages.phone}
        />
        {chat ? (
          <Tile icon="message-circle" href={chatUrl(chat)} name={messages.whatsappName} newTab />
        ) : null}
      </div>
      <div className="mt-6">
        <h3 className="mb-3 font-sans text-base font-[640] tracking-normal">{comingSoon.title}</h3>
        <ComingSoonList comingSoon={comingSoon} />
      </div>
      <LanguageMenu
        languages={languages}
        label={messages.language}
        className="mt-4 -ml-2.5 w-fit [&>div]:right-auto [&>div]:left-0"
      />
    </>
  );
}

type KeptTilesProps = { messages: NavTexts; onFollow: () => void };

/** The favorites and the recently seen hotels of this browser, each with their number. */
function KeptTiles({ messages, onFollow }: KeptTilesProps) {
  const [seen] = useSeen(SEEN_SHOWN);
  return (
    <>
      <Link href={FAVORITES} onClick={onFollow} className="menu-tile">
        <Icon name="heart" />
        <span className="font-[600]">{messages.favorites}</span>
        <span data-favorites-count="" className="menu-count" />
      </Link>
      {seen.length > 0 ? (
        <Link href={`${FAVORITES}#${SEEN_ID}`} onClick={onFollow} className="menu-tile">
          <Icon name="eye" />
          <span className="font-[600]">{messages.seen}</span>
          <span className="menu-count">{seen.length}</span>
        </Link>
      ) : null}
    </>
  );
}

type TileProps = {
  icon: IconName;
  href: string | undefined;
  name: string;
  text?: string;
  newTab?: boolean;
};

function Tile({ icon, href, name, text, newTab }: TileProps) {
  return (
    <a
      href={href}
      className="menu-tile"
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} />
      <span className="min-w-0">
        <span className="block font-[600]">{name}</span>
        {text ? <span className="numeric block text-caption whitespace-nowrap">{text}</span> : null}
      </span>
    </a>
  );
}

/** The stored stay and the link to the hotels, always visible. */
function MenuFoot({ messages, onFollow }: { messages: NavTexts; onFollow: () => void }) {
  const stay = shownStay.useValue();
  const fields = useStayFieldsPath(usePathname());
  return (
    <div className="grid shrink-0 gap-3 border-t border-line bg-card px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {stay ? (
        <p className="numeric flex flex-wrap items-center gap-x-2.5">
          <Icon name="calendar" />
          {`${stay.dates}, ${stay.guests}`}
          <Link href={fields} onClick={onFollow} className="menu-change">
            {messages.changeStay}
          </Link>
        </p>
      ) : null}
      <Link href="/hotels" onClick={onFollow} className={buttonVariants()}>
        {messages.seeHotels}
      </Link>
    </div>
  );
}
