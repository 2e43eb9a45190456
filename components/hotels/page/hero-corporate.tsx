import { CorporateFacts } from './corporate-facts';
import { HeroContent, HeroImages, type HotelHeroProps } from './hero';

/**
 * The corporate first screen: facts on paper next to the image, under a solid bar. On phones the
 * image is on top, and the facts are in the booking bar's band, right below the bar.
 */
export function CorporateHero({ hotel, chainVideo }: HotelHeroProps) {
  return (
    <section aria-labelledby="hotel-nome" className="corporate-hero">
      <div className="corporate-words">
        <HeroContent hotel={hotel} priced />
      </div>
      <CorporateFacts hotel={hotel} />
      <div className="on-dark corporate-image">
        <HeroImages
          hotel={hotel}
          chainVideo={chainVideo}
          sizes="(max-width: 1099px) 100vw, 75vw"
          buttonClassName="right-[var(--gutter)] bottom-3 lg:top-6 lg:bottom-auto"
        />
      </div>
    </section>
  );
}
