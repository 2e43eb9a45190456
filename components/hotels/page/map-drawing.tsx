import { BrandMark } from '@/components/ui/brand';
import { ICON_SPRITE } from '@/components/ui/icon-sprite';

/** A drawn district (scripts/icons.mjs) with the ipê pin, replaced by the map once it loads. */
export function MapDrawing() {
  return (
    <div aria-hidden className="absolute inset-0">
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <use href={`${ICON_SPRITE}#quarter`} />
      </svg>
      <div className="absolute top-1/2 left-1/2 w-23 -translate-x-[36%] -translate-y-3/4 text-ipe">
        <svg aria-hidden="true" viewBox="0 0 112 150" className="w-full fill-ink">
          <path d="M0 58C0 24 27 0 56 0s56 24 56 58c0 40-56 92-56 92S0 98 0 58Z" />
        </svg>
        <BrandMark className="absolute top-[12%] left-1/2 size-15 -translate-x-1/2 [--mark-heart:#16302b]" />
      </div>
    </div>
  );
}
