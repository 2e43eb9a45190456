import { readStoredSeen, type SeenHotel, withSeen } from '@/lib/favorites/seen';
import { readLocal, writeLocal } from './local-memory';

const SEEN_KEY = 'vitrine:seen';

/** The hotels whose pages were looked at last, newest first. */
export const readSeen = (): SeenHotel[] => readStoredSeen(readLocal(SEEN_KEY));

/** Puts a hotel first among those viewed last; drops the oldest if there are too many. */
export function rememberSeen(hotel: SeenHotel): void {
  writeLocal(SEEN_KEY, JSON.stringify(withSeen(readSeen(), hotel)));
}

/** Removes the hotels looked at last from the browser. */
export const forgetSeen = () => writeLocal(SEEN_KEY, null);
