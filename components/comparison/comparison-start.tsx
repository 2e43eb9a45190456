import { useTranslations } from 'next-intl';
import { type HotelPick, HotelPicks } from '@/components/favorites/hotel-picks';
import { Artwork } from '@/components/sections/artwork';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';

type ComparisonStartProps = {
  /** The first of the two, if chosen. */
  chosen: { name: string; image: string | null } | null;
  picks: HotelPick[];
  /** Whether the hotels to choose from are the visitor's own. */
  isOwn: boolean;
};

/** The images behind empty slots. */
const GHOSTS = ['/art/capa.webp', '/art/salvador.webp'] as const;

const slotImage = (src: string | null) =>
  src ? <Artwork src={src} alt="" sizes="(max-width: 768px) 260px, 520px" /> : null;

/** A comparison with fewer than two hotels: two slots, and hotels to fill them with. */
export function ComparisonStart({ chosen, picks, isOwn }: ComparisonStartProps) {
  const t = useTranslations('comparison.empty');
  const places = [chosen, null];
  return (
    <div className="mt-10 grid items-start gap-x-20 gap-y-12 lg:grid-cols-[9fr_11fr]">
      <div className="comparison-slots lg:mt-12">
        {GHOSTS.map((ghost, index) => {
          const hotel = places[index];
          const image = slotImage(hotel ? hotel.image : ghost);
          return hotel ? (
            <div key={ghost} className="comparison-slot comparison-slot-filled">
              {image}
              <span>{hotel.name}</span>
            </div>
          ) : (
            <Link key={ghost} href="/hotels" className="comparison-slot">
              {image}
              <span>
                <Icon name="plus" />
                {t('slot', { position: index + 1 })}
              </span>
            </Link>
          );
        })}
      </div>
      <div>
        {picks.length > 0 ? (
          <>
            <h2 className="mb-3 text-2xl">{t(isOwn ? 'own' : 'suggestions')}</h2>
            <HotelPicks picks={picks} label={t('add')} />
          </>
        ) : null}
        <Link
          href="/hotels"
          className={buttonVariants({ variant: 'link', className: 'mt-5 min-h-11' })}
        >
          {t('all')}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}
