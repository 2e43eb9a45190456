import { useTranslations } from 'next-intl';
import { PrintStay } from '@/components/booking/print-stay';
import { BrandMark } from '@/components/ui/brand';
import { qrPath } from '@/lib/format/qr-path';
import { PrintDay } from './print-day';

/**
 * The longest URL, in letters, with a scannable printed code: beyond this its squares are too
 * small.
 */
const MOST_CODED = 230;

type PrintHeadProps = {
  /** The full URL of the page. */
  url: string;
  /** Contact details: name, place, telephone. */
  contact?: (string | null)[];
  /** Whether the page is about the chosen stay. */
  stay?: boolean;
  /** Whether to include a QR code; lists that are requested often do without it. */
  code?: boolean;
  /** Whether the page shows prices, which are those of the day it was printed on. */
  prices?: boolean;
};

/** Shown only at the top of a printed page: the chain, and the URL as text and as a QR code. */
export function PrintHead({
  url,
  contact = [],
  stay = false,
  code = true,
  prices = true,
}: PrintHeadProps) {
  const t = useTranslations('site');
  const lines = contact.filter((line) => line !== null);
  return (
    <div className="print-head">
      <p>
        <strong>
          <BrandMark plain />
          {t('common.name')}
        </strong>{' '}
        <span>{url}</span>
        {lines.length > 0 ? <span>{lines.join(', ')}</span> : null}
        {stay ? <PrintStay message={t.raw('print.stay')} /> : null}
        {prices ? <PrintDay message={t.raw('print.day')} note={t('print.note')} /> : null}
      </p>
      {code && url.length <= MOST_CODED ? <Code url={url} label={t('print.code')} /> : null}
    </div>
  );
}

function Code({ url, label }: { url: string; label: string }) {
  const { size, path } = qrPath(url);
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} stroke="#000" />
    </svg>
  );
}
