import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { OfferPage } from '@/components/offer/offer-page';
import { OfferUnavailable } from '@/components/offer/offer-unavailable';
import { markNotFound } from '@/lib/data/miss';
import { findOffer } from '@/lib/data/offers';
import { listOfferLinks } from '@/lib/data/packages';
import { idFromSlug } from '@/lib/format/slug';
import { preview } from '@/lib/format/text';
import type { Offer } from '@/lib/schemas/offer';
import { isVisible } from '@/lib/schemas/package';
import { offerPath, offerSlug } from '@/lib/seo/offer-path';

export const revalidate = 60;

type PageProps = { params: Promise<{ slug: string }> };

/** Characters of a description that search engines and messengers show. */
const DESCRIPTION_LENGTH = 160;

/** One read per request, however many of page and metadata ask. */
const offerById = cache(findOffer);

/**
 * The offer of an address, null for whatever does not count today. Bare ids and outdated names
 * answer with a permanent redirect; a slug without an id never reaches the database.
 */
async function loadOffer({ params }: PageProps): Promise<Offer | null> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  const offer = id ? await offerById(id) : null;
  if (!offer || !isVisible(offer)) return null;
  if (slug !== offerSlug(offer)) permanentRedirect(offerPath(offer));
  return offer;
}

/** The offers of today; with the database away each is rendered on its first visit. */
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  try {
    return (await listOfferLinks()).map((offer) => ({ slug: offerSlug(offer) }));
  } catch (error) {
    console.error('Offer pages are not rendered ahead:', error);
    return [];
  }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const offer = await loadOffer(props);
  const t = await getTranslations('offer');
  if (!offer) return { title: t('unavailable.heading'), robots: { index: false } };
  const { name, hotel } = offer;
  const title = hotel ? t('title', { name, hotel: hotel.name }) : name;
  const description = offer.description
    ? preview(offer.description.replace(/\s+/g, ' '), DESCRIPTION_LENGTH)
    : t('description', { name, hotel: hotel?.name ?? name });
  const url = offerPath(offer);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url },
  };
}

export default async function Page(props: PageProps) {
  const offer = await loadOffer(props);
  if (offer) return <OfferPage offer={offer} />;
  await markNotFound();
  return <OfferUnavailable />;
}
