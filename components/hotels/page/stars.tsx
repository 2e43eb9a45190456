import { starsOf } from '@/lib/format/stars';

/** Five stars, full, half and empty, drawn by CSS (`.stars`); `label` is the accessible name. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const { full, half } = starsOf(rating);
  // A star plus its gap, and half a star, in rem.
  const filled = `${full * 1.1875 + half * 0.5}rem`;
  return <span role="img" aria-label={label} className="stars" style={{ '--filled': filled }} />;
}
