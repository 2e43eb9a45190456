import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { OfferEnded } from '@/components/offers/offer-ended';
import { OfferPage } from '@/components/offers/offer-page';
import { OfferUnavailable } from '@/components/offers/offer-unavailable';
import { JsonLd } from '@/components/site/json-ld';
import { NotFoundStatus } from '@/components/site/not-found-status';
import { PrintHead } from '@/components/site/print-head';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { validUntil } from '@/lib/cache/valid-until';
import { env } from '@/lib/env';
import { idFromSlug } from '@/lib/format/slug';
import { siteUrl } from '@/lib/http/site-url';
import { redirectMoved } from '@/lib/misses/moved';
import { offerNode } from '@/lib/offers/json-ld';
import { rememberOffer } from '@/lib/offers/known-url';
import type { OfferWithHotel } from '@/lib/offers/model';
import { offerPath, offerSlug } from '@/lib/offers/paths';
import { findEndedOffer, findOffer, listFirstOffers, offersBeside } from '@/lib/offers/queries';
import { offerCard } from '@/lib/offers/share-card';
import { isVisible } from '@/lib/offers/status';
import { descriptionOf } from '@/lib/seo/description';
import { chainPhone } from '../../../chain-phone';
import { EndedOfferBreadcrumbs, OfferBreadcrumbs } from '../../../offer-breadcrumbs';
import { shareMetadata } from '../../../share-metadata';
import '@/app/hotel.css';

export const revalidate = 60;

type PageProps = { params: Promise<{ slug: string }> };

/** One read per request, shared by page and metadata. */
const offerById = cache(findOffer);

/**
 * The offer of a URL; null if there is none today. Bare ids and outdated names redirect
 * permanently, most of them before they get here (lib/misses); a slug without an id never reaches
 * the database.
 */
async function loadOffer({ params }: PageProps): Promise<OfferWithHotel | null> {
  const { slug } = await params;
  const id = idFromSlug(slug);
  if (!id) return null;
  const found = await offerById(id);
  const offer = found && isVisible(found) ? found : null;
  await rememberOffer(id, offer);
  if (offer && slug !== offerSlug(offer)) redirectMoved(`/oferta/${slug}`, offerPath(offer));
  return offer;
}

/** Today's offers. If the database is down, each is rendered on its first visit. */
export async function generateStaticParams(): Promise<{ slug: string }[]> {
  try {
    return (await listFirstOffers()).map((offer) => ({ slug: offerSlug(offer) }));
  } catch (error) {
    console.error('Offer pages are not rendered ahead:', error);
    return [];
  }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const offer = await loadOffer(props);
  const t = await getTranslations('offers.page');
  if (!offer) return { title: t('unavailable.heading'), robots: { index: false } };
  const { name, hotel } = offer;
  const title = hotel ? t('title', { name, hotel: hotel.name }) : name;
  const description = offer.description
    ? descriptionOf(offer.description)
    : t('description', { name, hotel: hotel?.name ?? name });
  const card = offerCard(offer, hotel);
  return shareMetadata({ title, description, path: offerPath(offer), card, id: offer.id });
}

/**
 * One offer, for visitors, or a message that it has ended or does not exist. The first offers are
 * prerendered, others rendered on their first visit; stored, and re-rendered at most once a minute
 * and when the offer ends.
 */
export default async function Page(props: PageProps) {
  const offer = await loadOffer(props);
  if (!offer) {
    const id = idFromSlug((await props.params).slug);
    const ended = id ? await findEndedOffer(id) : null;
    return (
      <NotFoundStatus>
        {ended ? (
          <OfferEnded offer={ended} trail={<EndedOfferBreadcrumbs />} />
        ) : (
          <OfferUnavailable />
        )}
      </NotFoundStatus>
    );
  }
  if (offer.validUntil) await validUntil(offer.validUntil);
  const ofHotel = await offersBeside(offer);
  const node = offerNode(env().SITE_URL, offer, offer.hotel);
  return (
    <>
      {node ? <JsonLd nodes={[node]} /> : null}
      <PrintHead
        url={siteUrl(`/oferta/${offer.id}`)}
        contact={
          offer.hotel
            ? [
                offer.hotel.name,
                offer.hotel.address.street,
                offer.hotel.location,
                offer.hotel.features.phone ?? (await chainPhone()),
              ]
            : []
        }
      />
      <OfferPage
        offer={offer}
        trail={<OfferBreadcrumbs offer={offer} />}
        ofHotel={ofHotel}
        overrides={engineOverrides()}
      />
    </>
  );
}
