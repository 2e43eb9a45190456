import { useTranslations } from 'next-intl';
import { PrintStay } from '@/components/booking/print-stay';
import { qrPath } from '@/lib/format/qr-path';

type PrintHeadProps = {
  /** Where the printed page is found, in full. */
  url: string;
  /** Who answers to it: name, place, telephone. */
  contact?: (string | null)[];
  /** Whether it is about the chosen stay. */
  stay?: boolean;
};

/** What only the printed page begins with: the chain, the URL in words and as a QR code. */
export function PrintHead({ url, contact = [], stay = false }: PrintHeadProps) {
  const t = useTranslations('site');
  const { size, path } = qrPath(url);
  const lines = contact.filter((line) => line !== null);
  return (
    <div className="print-head">
      <p>
        <strong>{t('common.name')}</strong> <span>{url}</span>
        {lines.length > 0 ? <span>{lines.join(', ')}</span> : null}
        {stay ? <PrintStay message={t.raw('print.stay')} /> : null}
        <span>{t('print.note')}</span>
      </p>
      <svg viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={t('print.code')}>
        <path d={path} stroke="#000" />
      </svg>
    </div>
  );
}
