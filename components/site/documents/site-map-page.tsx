import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { COMPARISON } from '@/lib/comparison/paths';
import { FAVORITES } from '@/lib/favorites/paths';
import { ITINERARY } from '@/lib/itinerary/paths';
import { LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { regionPath } from '@/lib/regions/paths';
import type { MapLink, SiteMap } from '@/lib/sitemap/map-queries';
import { ELSEWHERE, mapPartPath, OFFERS } from '@/lib/sitemap/paths';
import { OfferLine, SiteMapFrame, SiteMapLink, SiteMapSection } from './site-map-parts';

type SiteMapPageProps = { map: SiteMap; trail: ReactNode };

/** Every part of the site for people: pages, hotels by region, current offers. */
export function SiteMapPage({ map: { regions, elsewhere, offers }, trail }: SiteMapPageProps) {
  const t = useTranslations('site.siteMap');
  const isEmpty = [...regions, elsewhere].every(({ hotelCount }) => hotelCount === 0);
  return (
    <SiteMapFrame trail={trail} heading={t('heading')} lead={t('lead')}>
      <SiteMapSection id="paginas" title={t('pages.heading')}>
        <Pages />
      </SiteMapSection>
      <SiteMapSection id="hoteis" title={t('hotels.heading')}>
        {isEmpty ? <p className="text-ink-2">{t('hotels.none')}</p> : null}
        {regions.map(({ id, name, hotelCount, hotels }) => (
          <Group
            key={id}
            heading={<SiteMapLink href={regionPath(id)}>{name}</SiteMapLink>}
            empty={t('hotels.noneInRegion')}
            links={hotels}
            more={{ href: mapPartPath(id), label: t('hotels.all', { count: hotelCount }) }}
            total={hotelCount}
          />
        ))}
        {elsewhere.hotelCount > 0 ? (
          <Group
            heading={t('hotels.otherRegions')}
            links={elsewhere.hotels}
            more={{
              href: mapPartPath(ELSEWHERE),
              label: t('hotels.all', { count: elsewhere.hotelCount }),
            }}
            total={elsewhere.hotelCount}
          />
        ) : null}
      </SiteMapSection>
      <SiteMapSection id="ofertas" title={t('offers.heading')}>
        {offers.total === 0 ? <p className="text-ink-2">{t('offers.none')}</p> : null}
        {offers.links.map((offer) => (
          <OfferLine key={offer.href} offer={offer} />
        ))}
        {offers.total > offers.links.length ? (
          <p className="break-inside-avoid">
            <SiteMapLink href={mapPartPath(OFFERS)}>
              {t('offers.all', { count: offers.total })}
            </SiteMapLink>
          </p>
        ) : null}
      </SiteMapSection>
    </SiteMapFrame>
  );
}

function Pages() {
  const t = useTranslations('site.siteMap');
  const nav = useTranslations('site.nav');
  const footer = useTranslations('site.footer');
  const tools = useMessages();
  const pages = [
    { href: '/', label: t('pages.home') },
    { href: '/hotels', label: nav('hotels') },
    { href: '/destinations', label: nav('destinations') },
    { href: '/deals', label: nav('deals') },
    { href: FAVORITES, label: nav('favorites') },
    { href: COMPARISON, label: tools.comparison.title },
    { href: ITINERARY, label: tools.itinerary.title },
    { href: '/about', label: nav('about') },
    { href: '/friends', label: nav('charity') },
    { href: '/privacy', label: footer('privacy') },
    { href: '/terms', label: footer('terms') },
    { href: '/acessibilidade', label: footer('accessibility') },
    { href: LIGHT_MODE_PATH, label: footer('lightMode') },
  ];
  return pages.map(({ href, label }) => (
    <p key={href} className="break-inside-avoid">
      <SiteMapLink href={href}>{label}</SiteMapLink>
    </p>
  ));
}

type GroupProps = {
  heading: ReactNode;
  links: readonly MapLink[];
  empty?: string;
  /** Links to the page that lists all `total` of them. */
  more: MapLink;
  total: number;
};

function Group({ heading, links, empty, more, total }: GroupProps) {
  return (
    <div className="mb-3 break-inside-avoid wrap-anywhere md:mb-6">
      <h3 className="font-sans text-base leading-normal font-[640] tracking-normal">{heading}</h3>
      {links.length > 0 ? (
        <ul>
          {[...links, ...(total > links.length ? [more] : [])].map(({ href, label }) => (
            <li key={href}>
              <SiteMapLink href={href}>{label}</SiteMapLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-1 text-small text-ink-3">{empty}</p>
      )}
    </div>
  );
}
