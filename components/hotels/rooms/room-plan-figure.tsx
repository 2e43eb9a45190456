import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/format-number';
import type { Room } from '@/lib/hotels/content/features';
import { drawingSize } from '@/lib/hotels/rooms/draw-plan';
import { planOf, planUrl } from '@/lib/hotels/rooms/plan';

type RoomPlanFigureProps = {
  room: Room;
  /** Pixels per meter; by default as large as its container. */
  meter?: number;
};

/** The illustrative plan of a room with its scale; hidden if its data can't be drawn. */
export function RoomPlanFigure({ room, meter }: RoomPlanFigureProps) {
  const t = useTranslations('hotels.rooms');
  const plan = planOf(room);
  if (!plan) return null;
  const size = drawingSize(plan);
  const area = t('plan.area', { area: formatNumber(plan.area) });
  const alt = t('plan.alt', { area, beds: room.bed });
  return (
    <figure
      className="room-plan"
      style={{
        '--meter': `${((100 * size.meter) / size.width).toFixed(2)}%`,
        ...(meter && { width: `${((size.width * meter) / size.meter / 16).toFixed(2)}rem` }),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes, lazy */}
      <img
        src={planUrl(plan)}
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
        alt={plan.view ? t('plan.altView', { plan: alt, view: t(`views.${plan.view}`) }) : alt}
      />
      <figcaption aria-hidden>
        <span>{t('plan.meter')}</span>
        <span>{area}</span>
      </figcaption>
    </figure>
  );
}
