import { useEffect, useState } from 'react';
import type { SeenHotel } from '@/lib/favorites/seen';
import { forgetSeen, readSeen } from './seen-store';

/** The hotels viewed last in this browser, newest first, and what removes them all. */
export function useSeen(most: number): [seen: SeenHotel[], forget: () => void] {
  const [seen, setSeen] = useState<SeenHotel[]>([]);
  useEffect(() => setSeen(readSeen().slice(0, most)), [most]);
  const forget = () => {
    forgetSeen();
    setSeen([]);
  };
  return [seen, forget];
}
