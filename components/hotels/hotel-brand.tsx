import type { ReactNode } from 'react';
import { LogoImage } from '@/components/site/logo-image';
import { BrandMark } from '@/components/ui/brand';

type HotelBrandProps = {
  name: string;
  logo: string | null;
  /** Shown before the name: the chain's sign. */
  sign?: ReactNode;
};

const DRAWN = <BrandMark plain />;

/** The hotel's logo; its name when there is none or the image fails to load. */
export function HotelBrand({ name, logo, sign = DRAWN }: HotelBrandProps) {
  return (
    <LogoImage src={logo} alt={name} className="h-10 w-auto max-w-50 object-contain md:h-12">
      <span className="brand max-w-full min-h-11 max-md:text-[1.1875rem]!">
        {sign}
        <span className="line-clamp-2 pb-[0.125em] leading-[1.25] whitespace-normal @max-[14rem]:sr-only @max-[22rem]:text-base/[1.25] md:line-clamp-1">
          {name}
        </span>
      </span>
    </LogoImage>
  );
}
