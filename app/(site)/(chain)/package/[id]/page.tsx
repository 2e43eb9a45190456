import { permanentRedirect, redirect } from 'next/navigation';
import { isUuid } from '@/lib/format/slug';
import { offerPath } from '@/lib/offers/paths';
import { findOffer } from '@/lib/offers/queries';
import { isVisible } from '@/lib/offers/status';

/** Answered per request and never stored: this address is only a redirect. */
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
