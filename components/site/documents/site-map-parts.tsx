import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import Link from '@/components/ui/link';
import { formatDate } from '@/lib/format/date';
import type { MapOffer } from '@/lib/sitemap/map-queries';

type SiteMapFrameProps = { trail: ReactNode; heading: string; lead?: string; children: ReactNode };

/** What all pages of the site map have around their links. */
export function SiteMapFrame({ trail, heading, lead, children }: SiteMapFrameProps) {
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {trail}
      <h1 className="mt-2 text-h1">{heading}</h1>
      {lead ? <p className="mt-4 max-w-[34em] text-lead text-ink-2">{lead}</p> : null}
      {children}
    </div>
  );
}

/** A section of the site map: its name on the left, its links in automatic columns. */
export function SiteMapSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="mt-9 grid gap-x-12 gap-y-6 border-t border-sand-3 pt-8 md:mt-14 md:pt-10 lg:grid-cols-[3fr_9fr]"
    >
      <h2
        id={`${id}-titulo`}
        className="text-[min(1.625rem,11vw)] leading-[1.15] md:text-[1.75rem]"
      >
        {title}
      </h2>
      <div className="min-w-0 gap-x-10 sm:columns-2 lg:columns-3">{children}</div>
    </section>
  );
}

/** A line of the site map. */
export function SiteMapLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-8 items-center py-0.5 leading-snug no-underline hover:underline max-md:min-h-11 max-md:min-w-11"
    >
      {children}
    </Link>
  );
}

/** An offer with its hotel and its last day. */
export function OfferLine({ offer: { href, label, hotel, validUntil } }: { offer: MapOffer }) {
  const t = useTranslations('site.siteMap.offers');
  const date = formatDate(validUntil);
  return (
    <p className="mb-3 break-inside-avoid wrap-anywhere">
      <SiteMapLink href={href}>{label}</SiteMapLink>
      <span className="numeric block text-caption text-ink-3">
        {[hotel, date && t('until', { date })].filter(Boolean).join(', ')}
      </span>
    </p>
  );
}
