import {
  CalendarClock,
  ChevronRight,
  CircleCheck,
  ImageMinus,
  ImageOff,
  Link2Off,
  PhoneOff,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { shortName } from '@/components/admin/short-name';
import Link from '@/components/ui/link';
import type { Attention } from '@/lib/dashboard/attention';
import { attentionPath, type AttentionKind as Kind } from '@/lib/dashboard/attention-query';
import { formatDate } from '@/lib/format/date';
import { keysOf } from '@/lib/format/keys-of';
import { staffHotelPath } from '@/lib/hotels/paths';
import { staffOfferPath } from '@/lib/offers/paths';

const ICONS = {
  unbookable: Link2Off,
  numbers: PhoneOff,
  ending: CalendarClock,
  pictureless: ImageOff,
  lost: ImageMinus,
  malformed: TriangleAlert,
} as const satisfies Record<Kind, unknown>;

type Line = { id: string; name: string; detail: string | null; path: string };

type AttentionListProps = {
  attention: Attention;
  /** The kind whose list is expanded. */
  unfolded: Kind | null;
};

/**
 * What needs attention, by kind. Each line links to the form that fixes it, to the field if known.
 */
export function AttentionList({ attention, unfolded }: AttentionListProps) {
  const t = useTranslations('dashboard.attention');
  const { unbookable, numbers, ending, pictureless, lost, malformed, today } = attention;
  const hotel = ({ id, name }: { id: string; name: string }, field?: string | null): Line => ({
    id,
    name,
    detail: null,
    path: staffHotelPath(id, field ?? undefined),
  });
  const lines: Record<Kind, Line[]> = {
    unbookable: unbookable.items.map((of) => hotel(of, 'hotel_id')),
    numbers: numbers.items.map(({ number, ...of }) => ({
      ...hotel(of, 'hotel_id'),
      detail: t('number', { number }),
    })),
    ending: ending.items.map(({ id, name, hotel: of, until }) => ({
      id,
      name,
      detail:
        until === today
          ? t('untilToday', { hotel: of ?? '' })
          : t('until', { hotel: of ?? '', until: formatDate(until) ?? '' }),
      path: staffOfferPath(id),
    })),
    pictureless: pictureless.items.map((of) => hotel(of, 'images')),
    lost: lost.items.map(({ images, field, ...of }) => ({
      ...hotel(of, field),
      detail: t('lostImages', { count: images }),
    })),
    malformed: malformed.items.map(({ parts, ...of }) => ({
      ...hotel(of, parts[0]),
      detail: parts.map((part) => t(`parts.${part}`)).join(', '),
    })),
  };
  const kinds = keysOf(ICONS).filter((kind) => lines[kind].length);
  if (kinds.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-2 bg-card p-5 shadow-1">
        <CircleCheck className="size-5 shrink-0 text-ok" />
        {t('nothing')}
      </p>
    );
  }
  return (
    <div className="gap-5 max-wide:grid wide:columns-2 wide:[&>*]:mb-5 wide:[&>*]:break-inside-avoid">
      {kinds.map((kind) => (
        <KindLines
          key={kind}
          kind={kind}
          title={t(kind, { count: attention[kind].total })}
          lines={lines[kind]}
          more={attention[kind].total - lines[kind].length}
          isUnfolded={kind === unfolded}
        />
      ))}
    </div>
  );
}

type KindProps = { kind: Kind; title: string; lines: Line[]; more: number; isUnfolded: boolean };

function KindLines({ kind, title, lines, more, isUnfolded }: KindProps) {
  const t = useTranslations('dashboard.attention');
  const Icon = ICONS[kind];
  return (
    <section aria-labelledby={`atencao-${kind}`} className="rounded-2 bg-card shadow-1">
      <h3
        id={`atencao-${kind}`}
        className="flex items-center gap-3 px-4 pt-4 pb-2 font-sans text-base font-[640] tracking-normal md:px-5"
      >
        <Icon className="size-5 shrink-0 text-warn" />
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {lines.map(({ id, name, detail, path }) => (
          <li key={id}>
            <Link
              href={path}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 no-underline hover:bg-sand-1 md:px-5"
            >
              <span className="min-w-0">
                <span title={name} className="block leading-snug wrap-anywhere">
                  {shortName(name)}
                </span>
                {detail ? <span className="block text-caption text-ink-2">{detail}</span> : null}
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
      {isUnfolded && more > 0 ? (
        <p className="border-t border-line px-4 py-3 text-caption text-ink-2 md:px-5">
          {t('more', { count: more })}
        </p>
      ) : null}
      {isUnfolded || more > 0 ? (
        <Link
          href={attentionPath(isUnfolded ? null : kind)}
          scroll={false}
          className="flex min-h-12 items-center border-t border-line px-4 py-2.5 text-small font-[560] underline-offset-4 hover:bg-sand-1 md:px-5"
        >
          {isUnfolded ? t('fewer') : t('more', { count: more })}
        </Link>
      ) : null}
    </section>
  );
}
