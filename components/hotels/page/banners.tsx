import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Folded } from '@/components/sections/folded';
import { Rail } from '@/components/sections/rail';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { foldText } from '@/lib/format/text';
import type { Hotel } from '@/lib/hotels/model';
import { altOf, type ImageAlts } from '@/lib/media/alternative-texts';
import { SECTION_IDS } from './sections';

/** Characters shown next to the images before the text unfolds. */
const SHOWN_TEXT = 240;

type BannersProps = { hotel: Hotel; images: string[]; hasOffers: boolean };

/** The hotel's banners as a carousel, beside what a day there is like. */
export function Banners({ hotel, images, hasOffers }: BannersProps) {
  const t = useTranslations('hotels.page.banners');
  const { experience } = hotel.features;
  if (images.length === 0 && !experience) return null;
  const [shown, folded] = foldText(experience ?? '', SHOWN_TEXT);
  return (
    <Section aria-label={t('label')} className="print:hidden">
      <div
        className={cn(
          'on-dark grid overflow-hidden rounded-2 bg-mata text-[#fdf8ec]',
          images.length > 0 && experience && 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        {images.length > 0 ? (
          <BannerImages images={images} alts={hotel.alts} wide={!experience} name={hotel.name} />
        ) : null}
        {experience ? (
          <div className="min-w-0 self-center px-[min(1.5rem,7.5vw)] py-8 md:p-12 lg:p-14">
            <h2 className="text-[min(2rem,11vw)] wrap-anywhere md:text-[2.375rem]">
              {t('heading')}
            </h2>
            <div className="banner-text">
              <p>{shown}</p>
              {folded ? (
                <Folded about={t('heading')}>
                  <p>{folded}</p>
                </Folded>
              ) : null}
            </div>
            {hasOffers ? (
              <a
                href={`#${SECTION_IDS.packages}`}
                className={cn(buttonVariants({ variant: 'light' }), 'mt-6.5')}
              >
                {t('link')}
              </a>
            ) : null}
          </div>
        ) : null}
      </div>
    </Section>
  );
}

type BannerImagesProps = { images: string[]; alts: ImageAlts; wide: boolean; name: string };

/** The row fills its box to the edges, with arrows on the image. */
function BannerImages({ images, alts, wide, name }: BannerImagesProps) {
  const t = useTranslations('hotels.page');
  const { carousel } = useMessages().ui;
  return (
    <div className="relative grid min-h-60 min-w-0 md:min-h-105 [&_.rail]:h-full [&_.rail]:w-full [&_.rail-track]:h-full [&_.rail-track]:p-0!">
      <Rail
        heading={null}
        headClassName="absolute right-4 bottom-4 z-10 mb-0! text-ink md:right-5 md:bottom-5 [&_button]:bg-card [&_button:hover]:bg-ink"
        label={t('banners.label')}
        messages={carousel}
        layout="banners"
        slides={images.map((src, index) => (
          <Artwork
            key={src}
            src={src}
            alt={altOf(src, alts, t('photos.alt', { position: index + 1, name }))}
            sizes={wide ? '100vw' : '(max-width: 1099px) 100vw, 58vw'}
          />
        ))}
      />
    </div>
  );
}
