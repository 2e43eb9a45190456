import { cn } from './cn';

export const BRAND_PETAL =
  'M0 1C-7-3-12-13-7-19-5-21.5-2-21 0-18.5 2-21 5-21.5 7-19 12-13 7-3 0 1Z';
export const BRAND_TURNS = [0, 72, 144, 216, 288];

/** The ipê flower. `plain` takes the current color, for hotel headers with their own colors. */
export function BrandMark({ className, plain }: { className?: string; plain?: boolean }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className={cn('size-9 shrink-0', className)}>
      <g fill={plain ? 'currentColor' : '#f2b705'}>
        {BRAND_TURNS.map((turn) => (
          <path key={turn} d={BRAND_PETAL} transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="4.2" fill={plain ? 'var(--mark-heart, #17423a)' : '#17423a'} />
    </svg>
  );
}

export const brandClasses = 'brand';
