import { Icon, type IconName } from '@/components/ui/icon';
import { starsOf } from '@/lib/format/stars';

/** Five stars, full, half and empty. Says nothing to screen readers: `label` does. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const { full, half } = starsOf(rating);
  const drawing = (index: number): IconName =>
    index < full ? 'star-full' : index === full && half ? 'star-half' : 'star-empty';
  return (
    <span role="img" aria-label={label} className="stars">
      {[0, 1, 2, 3, 4].map((index) => (
        <Icon key={index} name={drawing(index)} />
      ))}
    </span>
  );
}
