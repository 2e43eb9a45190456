import 'server-only';
import { tags } from '@/lib/cache/tags';
import type { SessionClient } from '@/lib/db/session-client';
import { hotelPath, roomSelectionPath } from '@/lib/hotels/paths';
import { mediaUses } from '@/lib/media/staff-queries';
import { offerPath } from '@/lib/offers/paths';
import { hotelSlugsOf } from '@/lib/offers/staff-queries';
import { publish } from './publish';

/** The pages of the hotels and offers that show a picture; others follow by the tag. */
async function pagesWith(client: SessionClient, id: string): Promise<string[]> {
  const uses = await mediaUses(client, id);
  const of = (kind: string) =>
    uses.flatMap((use) =>
      use.kind === kind && use.id ? { id: use.id, name: use.name ?? '' } : [],
    );
  const hotels = await hotelSlugsOf(
    client,
    of('hotel').map((hotel) => hotel.id),
  );
  return [
    ...hotels.flatMap((hotel) => [hotelPath(hotel), roomSelectionPath(hotel)]),
    ...of('offer').map(offerPath),
  ];
}

/** Makes new words for a picture visible wherever it is shown. */
export async function publishMedia(client: SessionClient, id: string): Promise<void> {
  // The words are saved, whether or not it is known at once where they stand.
  publish([tags.media], await pagesWith(client, id).catch(() => []));
}
