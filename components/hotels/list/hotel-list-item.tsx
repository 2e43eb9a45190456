import { useTranslations } from 'next-intl';
import { HotelLink, HotelPlace, PosterImage } from '@/components/hotels/hotel-poster';
import { Chip } from '@/components/ui/chip';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { preview } from '@/lib/format/text';
import type { HotelCard } from '@/lib/hotels/queries';

const SHOWN_AMENITIES = 3;
/** Characters of the description that a list shows. */
const PREVIEW_LENGTH = 100;

/**
 * One hotel of the list. The same markup is a poster in the grid and a row in the list: the
 * surrounding `group/list` says which by its data-view.
 */
export function HotelListItem({ hotel }: { hotel: HotelCard }) {
  const types = useTranslations('hotelTypes');
  const amenities = useTranslations('amenities');
  const t = useTranslations('card');
  return (
    <article className="group relative h-full group-data-[view=grid]/list:flex group-data-[view=grid]/list:flex-col group-data-[view=list]/list:grid group-data-[view=list]/list:grid-cols-[118px_1fr] group-data-[view=list]/list:gap-x-4 group-data-[view=list]/list:border-t group-data-[view=list]/list:border-sand-3 group-data-[view=list]/list:py-5 md:group-data-[view=list]/list:grid-cols-[minmax(240px,400px)_1fr_220px] md:group-data-[view=list]/list:gap-x-8 md:group-data-[view=list]/list:py-7">
      <div className="relative group-data-[view=list]/list:row-span-2 md:group-data-[view=list]/list:row-span-1">
        <PosterImage
          hotel={hotel}
          sizes="(max-width: 768px) 120vw, 530px"
          className="aspect-[4/3] group-data-[view=list]/list:max-md:aspect-[3/4]"
        />
        <Chip tone="card" className="absolute top-3 left-3 group-data-[view=list]/list:hidden">
          {types(hotel.type)}
        </Chip>
      </div>
      <div className="group-data-[view=grid]/list:grow">
        <h3 className="text-h3 group-data-[view=grid]/list:mt-[18px] md:group-data-[view=list]/list:text-[28px]">
          <HotelLink hotel={hotel} />
        </h3>
        <HotelPlace location={hotel.location} />
        {hotel.description ? (
          <p className="mt-2.5 max-w-[36em] text-[15px] leading-normal text-ink-2 group-data-[view=list]/list:max-md:hidden md:group-data-[view=list]/list:text-[17px]">
            {preview(hotel.description, PREVIEW_LENGTH)}
          </p>
        ) : null}
        <ul className="mt-[18px] hidden flex-wrap gap-2 md:group-data-[view=list]/list:flex">
          <li>
            <Chip>{types(hotel.type)}</Chip>
          </li>
          {hotel.flags.slice(0, SHOWN_AMENITIES).map((flag) => (
            <li key={flag}>
              <Chip>{amenities(flag)}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex justify-between gap-3 group-data-[view=grid]/list:mt-3 group-data-[view=grid]/list:items-end group-data-[view=grid]/list:border-t group-data-[view=grid]/list:border-line group-data-[view=grid]/list:pt-3 group-data-[view=list]/list:flex-col group-data-[view=list]/list:items-start md:group-data-[view=list]/list:border-l md:group-data-[view=list]/list:border-line md:group-data-[view=list]/list:pl-7">
        <div className="group-data-[view=grid]/list:order-2 group-data-[view=grid]/list:shrink-0">
          <Rating value={hotel.rating} />
        </div>
        <div className="group-data-[view=grid]/list:flex-1">
          <Price value={hotel.price} />
          <span
            aria-hidden
            className="mt-3.5 hidden min-h-10 items-center rounded-2 bg-primary px-4 text-[15px] font-[640] text-on-primary group-hover:bg-primary-hover md:group-data-[view=list]/list:flex md:group-data-[view=list]/list:w-fit"
          >
            {t('see')}
          </span>
        </div>
      </div>
    </article>
  );
}
