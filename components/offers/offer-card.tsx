'use client';

import { Image } from '@/components/sections/image';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChipList } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { PriceText } from '@/components/ui/price-text';
import { formatMessage } from '@/lib/i18n/format-message';
import { EndsNote } from './ends-note';
import { OfferTags } from './offer-tags';
import type { OfferCardMessages, ShownOffer } from './shown-offer';

type OfferCardProps = {
  offer: ShownOffer;
  messages: OfferCardMessages;
  /** Whether it is alone in its row, with a larger image. */
  alone?: boolean;
  /** How many cards fill its row of a wide screen's grid. */
  inRow?: number;
  /** The first of a list, whose image is large on a phone as well. */
  priority?: boolean;
};

/** One offer of a list: image, tags, name, dates, contents, price, and the link to its page. */
export function OfferCard({ offer, messages, alone, inRow = 3, priority }: OfferCardProps) {
  const { path, name, image, tags, hotel, period, validUntil, features } = offer;
  // Offers of different hotels may have the same name, on this page or another.
  const wholeName = hotel ? `${name}, ${hotel.name}` : name;
  const end = validUntil ? (
    <EndsNote validUntil={validUntil} renderedOn={offer.renderedOn} messages={messages.ends} />
  ) : null;
  return (
    <Card
      className={priority ? 'offer-lead' : undefined}
      title={name}
      image={
        <>
          {image ? (
            <Image
              {...image}
              small
              priority={priority}
              sizes={`(max-width: 768px) ${alone || priority ? 100 : 86}vw, (max-width: 1099px) ${alone ? 75 : 50}vw, ${inRow === 1 ? 740 : alone || inRow === 2 ? 640 : 410}px`}
            />
          ) : (
            <NoImage name={name} />
          )}
          <OfferTags tags={tags} />
        </>
      }
      facts={
        hotel ? (
          <>
            <p>
              {hotel.name}
              {hotel.place ? <span className="offer-place">, {hotel.place}</span> : null}
            </p>
            {end}
          </>
        ) : (
          <div className="offer-lines">
            <p className="offer-period">
              <Icon name="bed-double" />
              {period}
            </p>
            {end}
          </div>
        )
      }
      foot={
        <>
          <PriceText
            price={offer.price}
            perNight={false}
            messages={{ ...messages.price, from: offer.priceLine }}
          />
          <Link
            href={path}
            aria-label={formatMessage(messages.detailsOf, { name: wholeName })}
            className={buttonVariants({ variant: 'outline', size: 'touch' })}
          >
            {messages.details}
          </Link>
        </>
      }
    >
      {offer.description ? <p className="offer-words">{offer.description}</p> : null}
      {features.length > 0 ? <ChipList items={features} /> : null}
    </Card>
  );
}
