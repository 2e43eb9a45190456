import { STAR } from '@/components/ui/rating';
import { starsOf } from '@/lib/format/stars';

const LEFT_HALF = 'M12 2.6v14.9l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z';

/** Five stars, full, half and empty. Says nothing to screen readers: `label` does. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const { full, half } = starsOf(rating);
  return (
    <span role="img" aria-label={label} className="inline-flex gap-[3px] text-[#c48a00]">
      {[0, 1, 2, 3, 4].map((index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0">
          {index < full ? (
            <path d={STAR} className="fill-ipe" />
          ) : index === full && half ? (
            <path d={LEFT_HALF} className="fill-ipe" />
          ) : null}
          <path d={STAR} fill="none" stroke="currentColor" strokeWidth={1.5} />
        </svg>
      ))}
    </span>
  );
}
