import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { ColumnNames } from '@/components/ui/column-names';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import type { Hotel } from '@/lib/hotels/model';
import { onlyExtremeOfAll } from '@/lib/hotels/only-extreme';
import { includedItems } from '@/lib/hotels/rooms/comparison';
import { type KeyedRoom, MOST_COMPARED_ROOMS } from '@/lib/hotels/rooms/keys';
import { planOf } from '@/lib/hotels/rooms/plan';
import { RoomComparisonHead } from './room-comparison-head';
import { RoomPlanFigure } from './room-plan-figure';

/** Pixels per meter in the plans, the same for all. */
const METER = 27;

type RoomComparisonTableProps = { hotel: Hotel; chosen: KeyedRoom[]; total: number };

/** Rooms in columns, facts in rows. Rows with the same value for all can be hidden. */
export function RoomComparisonTable({ hotel, chosen, total }: RoomComparisonTableProps) {
  const t = useTranslations('hotels.rooms.compare');
  const text = useTranslations('hotels.rooms');
  const rooms = chosen.map(({ room }) => room);
  const items = includedItems(rooms);
  const cheapestAt = onlyExtremeOfAll(
    rooms.map(({ price }) => price),
    'min',
  );
  const cheapest = bestAt(cheapestAt, t('cheapest'));
  const smallest = bestAt(cheapestAt, t('smallest'));
  return (
    <>
      <div
        className={cn(
          'named-columns room-columns',
          chosen.length < MOST_COMPARED_ROOMS && 'room-columns-fit',
        )}
        style={{ '--columns': chosen.length }}
      >
        <ColumnNames
          columns={chosen.map(({ room, roomKey }) => ({ id: roomKey, name: room.name }))}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: must scroll by keyboard, and a table is not a region */}
        <div
          role="group"
          aria-label={t('caption', { name: hotel.name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
          tabIndex={0}
          className="room-table"
        >
          <table>
            <caption className="sr-only">{t('caption', { name: hotel.name })}</caption>
            <thead>
              <tr className="stretched-cells">
                <td>
                  <span>{t('of', { count: chosen.length, total })}</span>
                </td>
                {chosen.map((one) => (
                  // Announced with each cell below: the room's name, without price and buttons.
                  <th key={one.roomKey} scope="col" aria-label={one.room.name}>
                    <RoomComparisonHead hotel={hotel} one={one} chosen={chosen} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <FactRows rooms={rooms} />
              {items.different.map(({ item, has }) => (
                <Row
                  key={item}
                  name={item}
                  cells={has.map((isThere, index) => (
                    <ItemCell key={chosen[index]?.roomKey} isThere={isThere} />
                  ))}
                />
              ))}
              <Row
                name={t('priceRow')}
                cells={rooms.map(({ price }, index) => (
                  <span key={chosen[index]?.roomKey}>
                    <Price value={price} /> {cheapest(index)}
                  </span>
                ))}
              />
              <StayRow chosen={chosen} smallest={smallest} />
            </tbody>
          </table>
        </div>
      </div>
      <p className="mt-4.5 max-w-[52em] text-small text-ink-2 wrap-anywhere">
        {chosen.length > 1 && items.shared.length > 0
          ? `${t('shared', { items: items.shared.join(', ') })} `
          : null}
        {rooms.some((room) => planOf(room)) ? text('plan.note') : null}
      </p>
    </>
  );
}

type RowProps = {
  name: string;
  /** Texts, which can be the same for all rooms. */
  values?: (string | null)[];
  /** Anything else. */
  cells?: ReactNode[];
  /** What to show next to a value, by the position of its room. */
  marks?: (index: number) => ReactNode;
};

function Row({ name, values, cells, marks }: RowProps) {
  const t = useTranslations('hotels.rooms.compare');
  const isSame = values !== undefined && values.length > 1 && new Set(values).size === 1;
  return (
    <tr {...(isSame && { className: 'room-same' })}>
      <th scope="row">{name}</th>
      {(cells ?? values ?? []).map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <td key={index}>
          {content ?? <Missing>{t('missing')}</Missing>} {marks?.(index)}
        </td>
      ))}
    </tr>
  );
}

/** What the room at this position is best at ("the largest"); null for all others. */
const bestAt = (at: number | null, text: string) => (index: number) =>
  index === at ? <Best>{text}</Best> : null;

function FactRows({ rooms }: { rooms: KeyedRoom['room'][] }) {
  const t = useTranslations('hotels.rooms.compare');
  const text = useTranslations('hotels.rooms');
  const areas = rooms.map(({ squareMeters }) => squareMeters);
  return (
    <>
      {rooms.some((room) => planOf(room)) ? (
        <Row
          name={t('planRow')}
          cells={rooms.map((room) =>
            planOf(room) ? (
              <RoomPlanFigure key={room.id} room={room} meter={METER} />
            ) : (
              <Missing key={room.id}>{t('noPlan')}</Missing>
            ),
          )}
        />
      ) : null}
      <Row
        name={text('facts.area')}
        values={rooms.map(({ area }) => area)}
        marks={bestAt(onlyExtremeOfAll(areas, 'max'), t('largest'))}
      />
      <Row
        name={text('facts.people')}
        values={rooms.map(({ capacity }) => text('people', { count: capacity }))}
      />
      <Row name={text('facts.beds')} values={rooms.map(({ bed }) => bed)} />
      {rooms.some(({ view }) => view) ? (
        <Row
          name={text('facts.view')}
          values={rooms.map(({ view }) => view && text(`views.${view}`))}
        />
      ) : null}
    </>
  );
}

/** Whether a room has an item that not all of them have. */
function ItemCell({ isThere }: { isThere: boolean }) {
  const t = useTranslations('hotels.rooms.compare');
  if (!isThere) return <Missing>{t('missing')}</Missing>;
  return (
    <span className="room-has">
      <Icon name="check" />
      {t('has')}
    </span>
  );
}

type StayRowProps = {
  chosen: KeyedRoom[];
  /** What to show next to the smallest total, by the position of its room. */
  smallest: (index: number) => ReactNode;
};

/** The cost of the stay, filled in by the page's script. */
function StayRow({ chosen, smallest }: StayRowProps) {
  const t = useTranslations('hotels.rooms.compare');
  return (
    <tr data-room-stay-row="" hidden>
      <th scope="row">{t('totalRow')}</th>
      {chosen.map(({ room: { price, capacity }, roomKey }, index) => (
        <td key={roomKey}>
          {price ? (
            <span className="room-total" data-room-total={price} data-room-people={capacity} />
          ) : (
            <Missing>{t('missing')}</Missing>
          )}{' '}
          {smallest(index)}
        </td>
      ))}
    </tr>
  );
}

function Best({ children }: { children: ReactNode }) {
  return (
    <span className="room-best">
      <Icon name="check" />
      {children}
    </span>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <span className="room-missing">
      <Icon name="minus" />
      {children}
    </span>
  );
}
