import { getTranslations } from 'next-intl/server';
import type { DroppedDates } from '@/lib/booking/requested-stay';
import { listOf } from '@/lib/format/list-of';
import type { Hotel } from '@/lib/hotels/model';

type AskedHotels = { gone: number; beyond: Hotel[]; dropped: DroppedDates | null };

/**
 * Returns, for LeftOut, what a page leaves out of the hotels and dates of a link. `room` says how
 * many hotels fit.
 */
export async function leftOutSentences({ gone, beyond, dropped }: AskedHotels, room: string) {
  const t = await getTranslations('site.leftOut');
  const names = beyond.map(({ name }) => name);
  return [
    gone > 0 && t('gone', { count: gone }),
    names.length > 0 && `${room} ${t('beyond', { count: names.length, names: listOf(names) })}`,
    dropped && t(dropped),
  ];
}
