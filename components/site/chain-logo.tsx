import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand';
import { cn } from '@/components/ui/cn';
import { LogoImage } from './logo-image';

/** The chain's logos by the background that they are made for: light on dark, dark on light. */
export type ChainLogos = { light: string | null; dark: string | null };

const SIZE = 'h-9 w-auto max-w-45 object-contain object-left md:h-11';

/** The chain's name and flower, shown if it has no logo. */
function DrawnBrand({ name, nameClassName }: { name: string; nameClassName?: string }) {
  return (
    <span className="brand">
      <BrandMark />
      <span className={cn('@max-[14rem]:sr-only', nameClassName)}>{name}</span>
    </span>
  );
}

type ChainLogoProps = { name: string; logo: string | null; nameClassName?: string };

/** The chain's logo on a background that does not change. */
export function ChainLogo({ name, logo, nameClassName }: ChainLogoProps) {
  return (
    <LogoImage src={logo} alt={name} className={SIZE}>
      <DrawnBrand name={name} nameClassName={nameClassName} />
    </LogoImage>
  );
}

type OnBarProps = { logos: ChainLogos; alt: string; className: string; children: ReactNode };

/**
 * For a bar whose background changes (see bar-frame): one logo over an image, the other once solid.
 */
function OnBar({ logos, alt, className, children }: OnBarProps) {
  if (!logos.light && !logos.dark) return children;
  return (
    <>
      <span className="contents [[data-solid=true]_&]:hidden">
        <LogoImage src={logos.light} alt={alt} className={className}>
          {children}
        </LogoImage>
      </span>
      <span className="hidden [[data-solid=true]_&]:contents">
        <LogoImage src={logos.dark} alt={alt} className={className}>
          {children}
        </LogoImage>
      </span>
    </>
  );
}

/** The chain's logo in its own bar. */
export function ChainLogoOnBar({ name, logos }: { name: string; logos: ChainLogos }) {
  return (
    <OnBar logos={logos} alt={name} className={SIZE}>
      <DrawnBrand name={name} />
    </OnBar>
  );
}

/** The chain's symbol before the name of a hotel without a logo of its own. */
export function ChainSignOnBar({ logos }: { logos: ChainLogos }) {
  return (
    <OnBar
      logos={logos}
      alt=""
      className="h-8 w-auto max-w-21 shrink-0 object-contain md:h-9 md:max-w-32.5"
    >
      <BrandMark plain />
    </OnBar>
  );
}
