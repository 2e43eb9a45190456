import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import Link from '@/components/ui/link';
import { formatDate } from '@/lib/format/date';
import { hotelPath } from '@/lib/hotels/paths';
import type { HotelCard } from '@/lib/hotels/queries';
import type { OfferLink } from '@/lib/offers/model';
import { offerPath } from '@/lib/offers/paths';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';

type SiteMapPageProps = {
  hotels: HotelCard[];
  regions: Region[];
  offers: OfferLink[];
  trail: ReactNode;
};

/** Every page of the site for people: pages, hotels by region, offers that count today. */
export function SiteMapPage({ hotels, regions, offers, trail }: SiteMapPageProps) {
  const t = useTranslations('site.siteMap');
  const named = new Set(regions.map(({ name }) => name));
  const elsewhere = hotels.filter(({ region }) => region === null || !named.has(region));
  const hotelNames = new Map(hotels.map(({ id, name }) => [id, name]));
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {trail}
      <h1 className="mt-2 text-h1">{t('heading')}</h1>
      <p className="mt-4 max-w-[34em] text-lead text-ink-2">{t('lead')}</p>
      <Part id="paginas" title={t('pages.heading')}>
        <Pages />
      </Part>
      <Part id="hoteis" title={t('hotels.heading')}>
        {hotels.length === 0 ? <p className="text-ink-2">{t('hotels.none')}</p> : null}
        {regions.map(({ id, name }) => (
          <Group
            key={id}
            heading={<MapLink href={regionPath(id)}>{name}</MapLink>}
            empty={t('hotels.noneInRegion')}
            links={hotels.filter(({ region }) => region === name).map(hotelLink)}
          />
        ))}
        {elsewhere.length > 0 ? (
          <Group heading={t('hotels.otherRegions')} links={elsewhere.map(hotelLink)} />
        ) : null}
      </Part>
      <Part id="ofertas" title={t('offers.heading')}>
        {offers.length === 0 ? (
          <p className="text-ink-2">{t('offers.none')}</p>
        ) : (
          offers.map(({ id, hotelId, name, validUntil }) => {
            const date = formatDate(validUntil);
            const place = hotelNames.get(hotelId);
            return (
              <p key={id} className="mb-3 break-inside-avoid wrap-anywhere">
                <MapLink href={offerPath({ id, name })}>{name}</MapLink>
                <span className="numeric block text-caption text-ink-3">
                  {[place, date && t('offers.until', { date })].filter(Boolean).join(', ')}
                </span>
              </p>
            );
          })
        )}
      </Part>
    </div>
  );
}

const hotelLink = (hotel: HotelCard) => ({ href: hotelPath(hotel), label: hotel.name });

function Pages() {
  const t = useTranslations('site.siteMap');
  const nav = useTranslations('site.nav');
  const footer = useTranslations('site.footer');
  const pages = [
    { href: '/', label: t('pages.home') },
    { href: '/hotels', label: nav('hotels') },
    { href: '/destinations', label: nav('destinations') },
    { href: '/deals', label: nav('deals') },
    { href: '/about', label: nav('about') },
    { href: '/friends', label: nav('charity') },
    { href: '/privacy', label: footer('privacy') },
    { href: '/terms', label: footer('terms') },
    { href: '/acessibilidade', label: footer('accessibility') },
  ];
  return pages.map(({ href, label }) => (
    <p key={href} className="break-inside-avoid">
      <MapLink href={href}>{label}</MapLink>
    </p>
  ));
}

/** A band of the map: its name on the left, its links in columns that fill by themselves. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="mt-9 grid gap-x-12 gap-y-6 border-t border-sand-3 pt-8 md:mt-14 md:pt-10 lg:grid-cols-[3fr_9fr]"
    >
      <h2 id={`${id}-titulo`} className="text-[1.625rem] leading-[1.15] md:text-[1.75rem]">
        {title}
      </h2>
      <div className="min-w-0 gap-x-10 sm:columns-2 lg:columns-3">{children}</div>
    </section>
  );
}

type GroupProps = {
  heading: ReactNode;
  links: { href: string; label: string }[];
  empty?: string;
};

function Group({ heading, links, empty }: GroupProps) {
  return (
    <div className="mb-3 break-inside-avoid wrap-anywhere md:mb-6">
      <h3 className="font-sans text-base leading-normal font-[640] tracking-normal">{heading}</h3>
      {links.length > 0 ? (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <MapLink href={href}>{label}</MapLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-1 text-small text-ink-3">{empty}</p>
      )}
    </div>
  );
}

function MapLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-8 items-center py-0.5 leading-snug no-underline hover:underline max-md:min-h-11"
    >
      {children}
    </Link>
  );
}
