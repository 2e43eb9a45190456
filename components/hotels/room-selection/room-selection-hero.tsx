import { heroImages } from '@/components/hotels/images';
import { HeroContent } from '@/components/hotels/page/hero';
import { Artwork } from '@/components/sections/artwork';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { scrimOf } from '@/lib/media/artwork';

/** The hotel at a glance, lower than on its own page, which the visitor has already seen. */
export function RoomSelectionHero({ hotel }: { hotel: Hotel }) {
  return hotel.type === 'corporate' ? <OnPaper hotel={hotel} /> : <OverImage hotel={hotel} />;
}

function OverImage({ hotel }: { hotel: Hotel }) {
  const [image = null] = heroImages(hotel);
  return (
    <section
      aria-labelledby="hotel-nome"
      style={{ '--scrim': scrimOf(image, hotel.scrims) }}
      className="on-dark scene-hero room-hero"
    >
      <div className="scene-hero-image">
        {image ? (
          <Artwork
            src={image}
            alt={altOf(image, hotel.alts, '')}
            sizes="(max-width: 768px) 125vw, 100vw"
            position="50% 55%"
            className="-z-20"
            priority
          />
        ) : null}
      </div>
      <div className="scene-hero-words">
        <HeroContent hotel={hotel} />
      </div>
    </section>
  );
}

function OnPaper({ hotel }: { hotel: Hotel }) {
  const [image] = heroImages(hotel);
  return (
    <section
      aria-labelledby="hotel-nome"
      className="on-paper wrap grid gap-8 pt-[calc(4rem+1.75rem)] md:pt-[calc(4.75rem+2.5rem)] lg:grid-cols-[7fr_5fr] lg:gap-14"
    >
      <div className="@container flex min-w-0 flex-col justify-center">
        <HeroContent hotel={hotel} />
      </div>
      {image ? (
        <div className="relative min-h-60 overflow-hidden rounded-1 bg-sand-2 lg:min-h-95">
          <Artwork
            src={image}
            alt={altOf(image, hotel.alts, '')}
            sizes="(max-width: 1099px) 110vw, 50vw"
            priority
          />
        </div>
      ) : null}
    </section>
  );
}
