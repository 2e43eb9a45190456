import { permanentRedirect, redirect } from 'next/navigation';
import { isUuid } from '@/lib/format/slug';
import { offerPath } from '@/lib/offers/paths';
import { loadOffer } from '../../load-offer';

/** Answered per request and never stored: this address is only a redirect. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ id: string }> };

/** Any slug without an id: there the offer's page says that it is not available. */
const UNAVAILABLE = 'indisponivel';

/** An offer by its id alone: leads to its page, for good only while there is one. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  if (isUuid(id)) {
    await loadOffer(id.toLowerCase(), (offer) => permanentRedirect(offerPath(offer)));
  }
  redirect(`/oferta/${isUuid(id) ? id : UNAVAILABLE}`);
}
