import type { CSSProperties } from 'react';
import { heroImages } from '@/components/hotels/images';
import { HeroWords } from '@/components/hotels/page/hero';
import { Scene } from '@/components/sections/artwork';
import type { Hotel } from '@/lib/hotels/model';
import { altOf } from '@/lib/media/alternative-texts';
import { scrimOf } from '@/lib/media/artwork';

/** The hotel at a glance, lower than on its own page: who comes here has already been there. */
export function RoomSelectionHero({ hotel }: { hotel: Hotel }) {
  return hotel.type === 'corporate' ? <OnPaper hotel={hotel} /> : <OverPicture hotel={hotel} />;
}

function OverPicture({ hotel }: { hotel: Hotel }) {
  const [picture = null] = heroImages(hotel);
  return (
    <section
      aria-labelledby="hotel-nome"
      style={{ '--scrim': scrimOf(picture, hotel.scrims) } as CSSProperties}
      className="on-dark relative isolate flex min-h-125 flex-col justify-end overflow-hidden bg-mata text-white md:min-h-135"
    >
      {picture ? (
        <Scene
          src={picture}
          alt={altOf(picture, hotel.alts, '')}
          sizes="100vw"
          position="50% 55%"
          className="-z-20"
          priority
          portraitBelow={31}
        />
      ) : null}
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-45 bg-[linear-gradient(180deg,rgb(from_var(--scrim)_r_g_b/.78)_0,rgb(from_var(--scrim)_r_g_b/.5)_45%,transparent_100%)]"
      />
      <div className="relative pt-30">
        <div
          aria-hidden
          className="absolute inset-x-0 top-10 bottom-0 -z-10 mask-[linear-gradient(180deg,transparent_0,black_120px)] bg-[linear-gradient(0deg,rgb(from_var(--scrim)_r_g_b/.88)_0,rgb(from_var(--scrim)_r_g_b/.7)_100%)] md:right-auto md:w-[min(100%,73.75rem)] md:bg-[radial-gradient(100%_100%_at_0%_70%,rgb(from_var(--scrim)_r_g_b/.82)_0,rgb(from_var(--scrim)_r_g_b/.7)_52%,transparent_100%)]"
        />
        <div className="wrap pb-9 md:pb-14">
          <HeroWords hotel={hotel} />
        </div>
      </div>
    </section>
  );
}

function OnPaper({ hotel }: { hotel: Hotel }) {
  const [picture] = heroImages(hotel);
  return (
    <section
      aria-labelledby="hotel-nome"
      className="wrap grid gap-8 pt-[calc(4rem+1.75rem)] md:pt-[calc(4.75rem+2.5rem)] lg:grid-cols-[7fr_5fr] lg:gap-14"
    >
      <div className="flex min-w-0 flex-col justify-center">
        <HeroWords hotel={hotel} onPaper />
      </div>
      {picture ? (
        <div className="relative min-h-60 overflow-hidden rounded-1 bg-sand-2 lg:min-h-95">
          <Scene
            src={picture}
            alt={altOf(picture, hotel.alts, '')}
            sizes="(max-width: 1099px) 110vw, 50vw"
            priority
          />
        </div>
      ) : null}
    </section>
  );
}
