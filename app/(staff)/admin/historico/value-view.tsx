import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/admin/marked-text';
import { RecordImage } from '@/components/admin/media/record-image';
import { imageUrl } from '@/lib/security/safe-url';

/** Fields whose text is the URL of an image, or several of them. */
const PICTURES = /(?:^|\.|_)(?:image_url|logo_url|avatar|images)$/;

type Side = 'before' | 'after';

const MARKS = { before: 'bg-bad-bg', after: 'bg-ok-bg' } as const;

type ValueViewProps = {
  field: string;
  /** In the words of people; '' for nothing. */
  text: string;
  /** The text on the other side, to mark what is different; null where there is no other side. */
  other: string | null;
  side: Side;
  imageName: (address: string) => string;
};

/** One value of a version, as text only; images are shown beside their names. */
export function ValueView({ field, text, other, side, imageName }: ValueViewProps) {
  const t = useTranslations('history.values');
  if (text === '') return <p className="text-ink-3">{t('empty')}</p>;
  if (PICTURES.test(field)) return <Pictures addresses={text.split('\n')} nameOf={imageName} />;
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {other ? <MarkedText text={text} other={other} side={side} mark={MARKS[side]} /> : text}
    </p>
  );
}

type PicturesProps = { addresses: string[]; nameOf: (address: string) => string };

function Pictures({ addresses, nameOf }: PicturesProps) {
  return (
    <ul className="grid gap-2">
      {addresses.map((address, position) => {
        const src = imageUrl(address);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored addresses may repeat
          <li key={position} className="flex items-center gap-3">
            <span className="relative block h-13.5 w-19 shrink-0 overflow-hidden rounded-1 bg-sand-2">
              {src ? <RecordImage src={src} sizes="76px" /> : null}
            </span>
            <span className="min-w-0 text-caption wrap-anywhere">{nameOf(address)}</span>
          </li>
        );
      })}
    </ul>
  );
}
