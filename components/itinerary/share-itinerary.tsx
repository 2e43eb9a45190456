import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { CopyUrl } from '@/components/ui/copy-url';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';

type ShareItineraryProps = {
  /** The whole URL. */
  url: string;
  title: string;
  facts: string;
  /** The image that chats show; a path. */
  image: string;
  /** The file for calendars; null while the first day is open. */
  calendarPath: string | null;
};

const OUTLINE = buttonVariants({ variant: 'outline' });

/** Ways to send an itinerary to companions: link, chat, calendar, paper. */
export function ShareItinerary({ url, title, facts, image, calendarPath }: ShareItineraryProps) {
  const t = useTranslations('itinerary.share');
  const site = useTranslations('site.common');
  return (
    <section aria-labelledby="roteiro-enviar" className="itinerary-share">
      <div>
        <h2 id="roteiro-enviar" className="text-h2">
          {t('heading')}
        </h2>
        <p className="lead">{t('lead')}</p>
        <div className="itinerary-link">
          <input type="text" readOnly value={url} aria-label={t('address')} className="numeric" />
          <CopyUrl
            messages={{ label: t('copy'), copied: t('copied'), failed: t('failed') }}
            className={buttonVariants({ size: 'touch', className: 'noscript:hidden' })}
          />
        </div>
        <div className="mt-3.5 flex flex-wrap gap-3">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={OUTLINE}
          >
            <Icon name="message-circle" />
            {t('whatsapp')}
            <span className="sr-only"> ({site('newTab')})</span>
          </a>
          {calendarPath ? (
            <a href={calendarPath} download className={OUTLINE}>
              <Icon name="calendar-plus" />
              {t('calendar')}
            </a>
          ) : null}
          <PrintButton label={t('print')} className={`${OUTLINE} noscript:hidden`} />
        </div>
        {calendarPath ? null : <p className="mt-3 text-caption text-ink-2">{t('calendarHint')}</p>}
      </div>
      <figure>
        <div className="itinerary-card">
          <div className="relative aspect-[1200/630] bg-sand-2">
            {/* biome-ignore lint/performance/noImgElement: drawn by a route of the site in its one size */}
            <img src={image} alt="" loading="lazy" decoding="async" className="cover" />
          </div>
          <p>
            <strong>{title}</strong>
            {facts}
            <br />
            <span>{new URL(url).host}</span>
          </p>
        </div>
        <figcaption>{t('preview')}</figcaption>
      </figure>
    </section>
  );
}
