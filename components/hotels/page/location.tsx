import { useTranslations } from 'next-intl';
import { Section, SectionHeading } from '@/components/sections/section';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import type { Hotel } from '@/lib/hotels/model';
import { ContactLinks } from './contact-links';
import { DistanceStrip } from './distance-strip';
import { MapDrawing } from './map-drawing';
import { MapEmbed } from './map-embed';
import { mapEmbedUrl, routeUrl } from './maps';
import { SECTION_IDS } from './sections';

/** 'Localização': the map, the address, distances, directions. */
export function Location({ hotel }: { hotel: Hotel }) {
  const t = useTranslations('hotels.page.location');
  const { location, referencePoint, address } = hotel;
  const lines = [
    referencePoint,
    address.street,
    location,
    address.postalCode && t('postalCode', { code: address.postalCode }),
  ].filter((line) => line !== null);
  const { distances } = hotel.features;
  const hasWays = distances.some(({ mode }) => mode);
  return (
    <Section id={SECTION_IDS.location} aria-labelledby="localizacao-titulo">
      <SectionHeading id="localizacao-titulo" title={t('heading')} />
      <div className="grid gap-10 md:grid-cols-[7fr_5fr] md:gap-12 lg:grid-cols-[8fr_4fr]">
        <div className="relative min-h-80 overflow-hidden rounded-2 bg-sand-1 md:min-h-110">
          <MapDrawing />
          <MapEmbed src={mapEmbedUrl(location)} title={t('map', { location })} show={t('show')} />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <address className="not-italic">
            <p className="flex gap-2.5 text-lg">
              <Icon name="map-pin" className="mt-1" />
              <span className="numeric min-w-0">
                {lines.map((line) => (
                  <span key={line} className="block">
                    <Unbroken text={line} />
                  </span>
                ))}
              </span>
            </p>
            <ContactLinks features={hotel.features} />
          </address>
          {distances.length > 0 && !hasWays ? (
            <>
              <h3 className="sr-only">{t('distances')}</h3>
              <dl className="distances">
                {distances.map(({ name, distance }, index) => (
                  <div
                    // biome-ignore lint/suspicious/noArrayIndexKey: stored places may repeat
                    key={index}
                  >
                    <dt>{name}</dt>
                    <dd>{distance}</dd>
                  </div>
                ))}
              </dl>
            </>
          ) : null}
          <ExternalLink href={routeUrl(hotel)} className={buttonVariants({ className: 'mt-6' })}>
            {t('route')}
          </ExternalLink>
        </div>
      </div>
      {hasWays ? <DistanceStrip distances={distances} /> : null}
    </Section>
  );
}
