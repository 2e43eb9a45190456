import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Chip } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { inPlace } from '@/lib/format/place';
import { preview } from '@/lib/format/text';
import type { Destination } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';

/** Shown if no hotel of the region has an image, or it has no hotel yet. */
const FALLBACK_IMAGE = '/art/fachada.webp';

/** Characters of the description: about three lines. */
const PREVIEW_LENGTH = 130;

type DestinationCardProps = {
  destination: Destination;
  priority?: boolean;
  /** Level of the name: `h3` below a heading of the section's own. */
  heading?: 'h2' | 'h3';
};

/** A region with a link to its hotels; 'Em breve' if it has no hotel yet. */
export function DestinationCard({
  destination,
  priority,
  heading: Heading = 'h2',
}: DestinationCardProps) {
  const t = useTranslations('regions.destinations');
  const { id, name, description, hotelCount, image } = destination;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="poster-image aspect-[4/3]">
        <Artwork
          src={image ?? FALLBACK_IMAGE}
          alt={image ? undefined : ''}
          sizes="(max-width: 640px) 120vw, (max-width: 1099px) 60vw, 510px"
          priority={priority}
          className="zoom"
        />
      </div>
      <div className="mt-4.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-[min(1.625rem,12.4vw)] leading-tight">{name}</Heading>
        {hotelCount > 0 ? (
          <p className="text-small text-ink-2">{t('count', { count: hotelCount })}</p>
        ) : (
          <Chip tone="ipe" className="-my-1">
            {t('count', { count: 0 })}
          </Chip>
        )}
      </div>
      {description ? (
        <p className="mt-2 text-ink-2 wrap-anywhere">{preview(description, PREVIEW_LENGTH)}</p>
      ) : null}
      {hotelCount > 0 ? (
        <p className="mt-auto pt-3">
          <Link
            href={regionPath(id)}
            aria-label={t('seeIn', { in: inPlace(name), region: name })}
            className="destination-link"
          >
            {t('see')}
            <Icon name="arrow-right" />
          </Link>
        </p>
      ) : null}
    </article>
  );
}
