import { BRAND_PETAL, BRAND_TURNS } from '@/components/ui/brand-petals';

/** The chain's flower, for the image renderer. */
export function InlineBrandMark({ petals, heart }: { petals: string; heart: string }) {
  return (
    <svg aria-hidden="true" width="48" height="48" viewBox="-24 -24 48 48">
      {BRAND_TURNS.map((turn) => (
        <path key={turn} d={BRAND_PETAL} fill={petals} transform={`rotate(${turn})`} />
      ))}
      <circle r="4.2" fill={heart} />
    </svg>
  );
}
