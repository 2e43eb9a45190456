import type { MouseEvent, ReactNode } from 'react';
import { useSeen } from '@/components/favorites/use-seen';
import { Image } from '@/components/sections/image';
import { dayNear, toCalendarDate } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/price';
import { formatMessage } from '@/lib/i18n/format-message';
import dialog from '@/messages/pt-BR/search-dialog.json';
import { useSearchStart } from './use-search-start';

/** How many of the recently seen hotels are offered. */
const SEEN = 3;

const texts = dialog.start;

type SearchStartProps = {
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Shown before anything is typed: places, recently seen hotels, offers that end soon. */
export function SearchStart({ onChoose }: SearchStartProps) {
  const start = useSearchStart();
  const [seen, forget] = useSeen(SEEN);
  const places = start?.places ?? [];
  const offers = (start?.offers ?? []).filter(({ until }) => until !== null);
  return (
    <div className="grid gap-6 px-[min(1rem,4vw)] pb-6 md:px-6.5">
      {places.length > 0 ? (
        <Part
          heading={texts.places}
          action={
            <a href="/destinations" onClick={onChoose} className="search-start-more">
              {texts.allPlaces}
            </a>
          }
        >
          <ul className="grid grid-cols-3 gap-[min(0.625rem,2.5vw)] max-[18rem]:grid-cols-2 max-[11rem]:grid-cols-1 md:grid-cols-6">
            {places.map(({ name, path, image, hotels }) => (
              <li key={path}>
                <a href={path} onClick={onChoose} className="search-place">
                  <span className="relative block aspect-[6/5] overflow-hidden rounded-1 bg-sand-1">
                    {image ? <Image src={image} alt="" sizes="120px" /> : null}
                  </span>
                  <span>{name}</span>
                  <small>{formatMessage(texts.hotels, { count: hotels })}</small>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {seen.length > 0 ? (
        <Part
          heading={texts.seen}
          action={
            <button type="button" onClick={forget} className="search-start-more">
              {texts.forget}
            </button>
          }
        >
          <ul className="divide-y divide-line">
            {seen.map(({ path, name, place, image }) => (
              <Row
                key={path}
                path={path}
                name={name}
                text={place}
                image={image}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </Part>
      ) : null}
      {offers.length > 0 ? (
        <Part heading={texts.ending}>
          <ul className="divide-y divide-line">
            {offers.map(({ path, name, hotel, until, image, price, nights }) => (
              <Row
                key={path}
                path={path}
                name={name}
                text={formatMessage(texts.until, {
                  hotel,
                  date: until ? dayNear(until, toCalendarDate(new Date())) : '',
                })}
                image={image}
                price={price === null ? null : formatPrice(price)}
                unit={nights === null ? null : formatMessage(texts.nights, { count: nights })}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </Part>
      ) : null}
    </div>
  );
}

type PartProps = { heading: string; action?: ReactNode; children: ReactNode };

function Part({ heading, action, children }: PartProps) {
  return (
    <section>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 className="font-sans text-base font-[640] tracking-normal">{heading}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

type RowProps = {
  path: string;
  name: string;
  text: string;
  image: string | null;
  price?: string | null;
  unit?: string | null;
  onChoose: SearchStartProps['onChoose'];
};

function Row({ path, name, text, image, price, unit, onChoose }: RowProps) {
  return (
    <li>
      <a href={path} onClick={onChoose} className="search-row">
        <span className="relative h-[min(3rem,13vw)] overflow-hidden rounded-1 bg-sand-1">
          {image ? <Image src={image} alt="" sizes="60px" /> : null}
        </span>
        <span className="min-w-0">
          <span className="block leading-[1.3] font-[600] wrap-anywhere">{name}</span>
          <span className="block text-small text-ink-2 wrap-anywhere">{text}</span>
        </span>
        {price ? (
          <span className="search-row-price">
            <span className="block font-serif text-copy">{price}</span>
            {unit ? <span className="text-caption text-ink-2">{unit}</span> : null}
          </span>
        ) : null}
      </a>
    </li>
  );
}
