import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/admin/marked-text';
import { RecordImage } from '@/components/admin/media/record-image';
import { Chip } from '@/components/ui/chip';
import { imageUrl } from '@/lib/security/safe-url';

/** Fields whose text is one or more image URLs. */
const IMAGES = /(?:^|\.|_)(?:image_url|logo_url|avatar|images)$/;

/** Whether the text of a field consists of image URLs. */
export const isImage = (field: string) => IMAGES.test(field);

type Side = 'before' | 'after';

const MARKS = { before: 'bg-bad-bg', after: 'bg-ok-bg' } as const;
const STATES = {
  before: { state: 'removed', tone: 'ipe' },
  after: { state: 'added', tone: 'ok' },
} as const;

type ValueViewProps = {
  field: string;
  /** The value as readable text; '' if empty. */
  text: string;
  /** The text of the other side, to mark differences; null if there is no other side. */
  other: string | null;
  side: Side;
  imageName: (url: string) => string;
};

/** One value of a version, as text only; images are shown beside their names. */
export function ValueView({ field, text, other, side, imageName }: ValueViewProps) {
  const t = useTranslations('history.values');
  if (text === '') return <p className="text-ink-3">{t('empty')}</p>;
  if (isImage(field)) {
    const others = other === null ? null : other.split('\n');
    return <Images urls={text.split('\n')} others={others} side={side} nameOf={imageName} />;
  }
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {other ? <MarkedText text={text} other={other} side={side} mark={MARKS[side]} /> : text}
    </p>
  );
}

type ImagesProps = {
  urls: string[];
  /** The images of the other side; null if there is none. */
  others: string[] | null;
  side: Side;
  nameOf: (url: string) => string;
};

/**
 * Images with their names. For a list that differs, shows those missing on the other side, each
 * marked, and the number of the rest; or all of them, if only their order or repetitions differ.
 */
function Images({ urls, others, side, nameOf }: ImagesProps) {
  const t = useTranslations('history');
  const isList = others !== null && urls.length + others.length > 2;
  const own = isList ? urls.filter((url) => !others.includes(url)) : [];
  const hasSame = own.length === 0 && others?.every((url) => urls.includes(url));
  const shown = isList && !hasSame ? own : urls;
  const rest = urls.length - shown.length;
  const { state, tone } = STATES[side];
  return (
    <>
      <ul className="grid gap-2 empty:hidden">
        {shown.map((url, position) => {
          const src = imageUrl(url);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: stored URLs may repeat
            <li key={position} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="relative block h-13.5 w-19 shrink-0 overflow-hidden rounded-1 bg-sand-2">
                {src ? <RecordImage src={src} sizes="76px" /> : null}
              </span>
              <span className="flex min-w-0 grow basis-24 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 text-caption wrap-anywhere">{nameOf(url)}</span>
                {own.length > 0 ? <Chip tone={tone}>{t(`items.${state}`)}</Chip> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-caption text-ink-2">{t('values.same', { count: rest })}</p>
      ) : null}
    </>
  );
}
