import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/site/external-link';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { phoneHref } from '@/lib/format/phone';
import type { Hotel } from '@/lib/hotels/model';

type ContactLinksProps = { features: Pick<Hotel['features'], 'phone' | 'whatsapp'> };

/** The reception's phone and chat, if the hotel has them. */
export function ContactLinks({ features: { phone, whatsapp } }: ContactLinksProps) {
  const t = useTranslations('hotels.page.location');
  const dial = phone && phoneHref(phone);
  return (
    <>
      {phone ? (
        <p className="contact">
          <Icon name="phone" />
          <span className="sr-only">{t('phone')}: </span>
          {dial ? (
            <a href={dial}>
              <Unbroken text={phone} />
            </a>
          ) : (
            <Unbroken text={phone} />
          )}
        </p>
      ) : null}
      {whatsapp ? (
        <p className="contact print:hidden">
          <Icon name="message-circle" />
          <ExternalLink href={`https://wa.me/${whatsapp}`}>{t('whatsapp')}</ExternalLink>
        </p>
      ) : null}
    </>
  );
}
