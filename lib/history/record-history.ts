import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { mediaIn } from '@/lib/media/staff-queries';
import { type GoneImages, goneImages } from './gone-images';
import type { RecordQuery } from './list-query';
import type { RecordKind } from './model';
import { type Change, type ChangePage, listRecordChanges } from './staff-queries';
import { namesOf, recordVersion, type Version } from './version-queries';

/** One record's history with one of its versions open. */
export type RecordHistory = {
  page: ChangePage;
  /** The record's newest change. */
  newest: Change;
  selected: Change;
  /** The record as the selected change left it; for a deletion, as it was before. */
  version: Version | null;
  /** As the previous change left it; null if none is stored. */
  previous: Version | null;
  /** As it is now; null if it is deleted. */
  current: Version | null;
  /** Names of the regions, hotels and images that the versions point to, by id. */
  names: Record<string, string>;
  /** Images that the versions point to and that were deleted from the library. */
  gone: GoneImages;
};

const text = (value: unknown) => (typeof value === 'string' ? [value] : []);

/** Returns everything that a record's history page shows; null if nothing is stored. Throws. */
export async function recordHistory(
  client: SessionClient,
  kind: RecordKind,
  id: string,
  { versao, antes }: RecordQuery,
): Promise<RecordHistory | null> {
  const [page, first] = await Promise.all([
    listRecordChanges(client, kind, id, { before: antes }),
    antes ? listRecordChanges(client, kind, id, { size: 1 }) : null,
  ]);
  const newest = (first ?? page).changes[0];
  if (!newest) return null;
  const at = versao ?? page.changes[0]?.id ?? newest.id;
  // The line itself and the one before it, even if the list shows another page.
  const pair = await listRecordChanges(client, kind, id, { before: at + 1, size: 2 });
  const [selected = newest, before] = pair.changes;
  const state = (change: number | null) => recordVersion(client, kind, id, change);
  const [version, previous, current] = await Promise.all([
    state(selected.change),
    before ? state(before.change) : null,
    state(null),
  ]);
  const rows = [version, previous, current].flatMap((found) => (found ? [found.row] : []));
  const media = mediaIn(client, [version, previous, current]);
  const gone = goneImages(client, [version, previous, current]);
  const records = namesOf(client, {
    regions: kind === 'hotels' ? [...new Set(rows.flatMap((row) => text(row.region_id)))] : [],
    hotels: [...new Set(rows.flatMap((row) => [row.hotel_id, row.hotel_ids].flat().flatMap(text)))],
  });
  const fileNames = Object.values(await media).map(({ id, file_name }) => [id, file_name]);
  const names = { ...Object.fromEntries(fileNames), ...(await records) };
  return { page, newest, selected, version, previous, current, names, gone: await gone };
}
