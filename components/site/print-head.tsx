import { useTranslations } from 'next-intl';
import { PrintStay } from '@/components/booking/print-stay';
import { qrPath } from '@/lib/format/qr-path';

/** Letters of the longest URL whose code can still be read off paper: of more its squares are too small. */
const MOST_CODED = 230;

type PrintHeadProps = {
  /** Where the printed page is found, in full. */
  url: string;
  /** Who answers to it: name, place, telephone. */
  contact?: (string | null)[];
  /** Whether it is about the chosen stay. */
  stay?: boolean;
  /** Whether the URL is drawn as well; lists of which visitors ask many do without it. */
  code?: boolean;
  /** Whether it names prices, which are those of the day it was printed on. */
  prices?: boolean;
};

/** What only the printed page begins with: the chain, the URL in words and as a QR code. */
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
        <strong>{t('common.name')}</strong> <span>{url}</span>
        {lines.length > 0 ? <span>{lines.join(', ')}</span> : null}
        {stay ? <PrintStay message={t.raw('print.stay')} /> : null}
        {prices ? <span>{t('print.note')}</span> : null}
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
