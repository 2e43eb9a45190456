import { useEffect, useState } from 'react';
import { readSeen, SEEN_KEY, type SeenHotel } from '@/lib/search/seen';

function keptHotels(): SeenHotel[] {
  try {
    return readSeen(localStorage.getItem(SEEN_KEY));
  } catch {
    return [];
  }
}

/** The hotels that this browser has shown last, and what forgets them. */
export function useSeen(): [seen: SeenHotel[], forget: () => void] {
  const [seen, setSeen] = useState<SeenHotel[]>([]);
  useEffect(() => setSeen(keptHotels()), []);
  const forget = () => {
    try {
      localStorage.removeItem(SEEN_KEY);
    } catch {
      // Where storage is switched off there is nothing to forget.
    }
    setSeen([]);
  };
  return [seen, forget];
}
