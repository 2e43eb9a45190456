import { notFound, permanentRedirect } from 'next/navigation';
import { findOffer } from '@/lib/data/offers';
import { isUuid } from '@/lib/format/slug';
import { isVisible } from '@/lib/schemas/package';
import { offerPath } from '@/lib/seo/offer-path';

/** Answered anew each time and never stored: what is asked for here is nobody's page. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ id: string }> };

/** The address that search results once linked to: leads to the offer. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const offer = isUuid(id) ? await findOffer(id.toLowerCase()) : null;
  if (!offer || !isVisible(offer)) notFound();
  permanentRedirect(offerPath(offer));
}
