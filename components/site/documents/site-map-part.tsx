import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import Link from '@/components/ui/link';
import type { MapLink, MapOffer, MapPart } from '@/lib/sitemap/map-queries';
import { LINKS_PER_PAGE, mapPartPath } from '@/lib/sitemap/paths';
import { OfferLine, SiteMapFrame, SiteMapLink } from './site-map-parts';

type SiteMapPartProps = {
  name: string;
  part: string;
  page: number;
  content: MapPart;
  trail: ReactNode;
};

const isOffer = (link: MapLink | MapOffer): link is MapOffer => 'validUntil' in link;

/** One page of a part of the site map: its links, and links to its other pages. */
export function SiteMapPart({ name, part, page, content, trail }: SiteMapPartProps) {
  const t = useTranslations('site.siteMap.part');
  const pages = Math.ceil(content.total / LINKS_PER_PAGE);
  return (
    <SiteMapFrame trail={trail} heading={name}>
      <div className="mt-9 gap-x-10 sm:columns-2 lg:columns-4">
        {content.links.map((link) =>
          isOffer(link) ? (
            <OfferLine key={link.href} offer={link} />
          ) : (
            <p key={link.href} className="break-inside-avoid wrap-anywhere">
              <SiteMapLink href={link.href}>{link.label}</SiteMapLink>
            </p>
          ),
        )}
      </div>
      {pages > 1 ? (
        <nav aria-label={t('pages')} className="mt-9 border-t border-sand-3 pt-6">
          <ol className="numeric flex flex-wrap gap-1 text-small">
            {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <Link
                  href={mapPartPath(part, number)}
                  aria-label={t('page', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                  className="grid size-11 place-items-center rounded-2 no-underline hover:bg-sand-2 aria-[current]:bg-sand-2 aria-[current]:font-[640]"
                >
                  {number}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </SiteMapFrame>
  );
}
