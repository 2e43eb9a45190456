import { permanentRedirect, redirect } from 'next/navigation';
import { findOffer } from '@/lib/data/offers';
import { isUuid } from '@/lib/format/slug';
import { isVisible } from '@/lib/schemas/package';
import { offerPath } from '@/lib/seo/offer-path';

/** Answered anew each time and never stored: what is asked for here is nobody's page. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ id: string }> };

/** Any slug without an id: there the offer's page says that it is not available. */
const UNAVAILABLE = 'indisponivel';

/** An offer by its id alone: leads to its page, for good only while there is one. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const offer = isUuid(id) ? await findOffer(id.toLowerCase()) : null;
  if (!offer || !isVisible(offer)) redirect(`/oferta/${isUuid(id) ? id : UNAVAILABLE}`);
  permanentRedirect(offerPath(offer));
}
