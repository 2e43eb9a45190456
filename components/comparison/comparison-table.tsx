import { useTranslations } from 'next-intl';
import { FavoriteButton } from '@/components/favorites/favorite-button';
import { Artwork } from '@/components/sections/artwork';
import { ColumnNames } from '@/components/ui/column-names';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Cell, ComparisonRow } from '@/lib/comparison/rows';
import type { Hotel } from '@/lib/hotels/model';
import { RemoveLink } from './remove-link';
import { TotalCell, type TotalOfStay } from './total-cell';

/** A hotel in the table, with the cost of the stay and the link that removes it. */
export type ComparedHotel = {
  hotel: Pick<Hotel, 'id' | 'slug' | 'name' | 'location' | 'type' | 'image'>;
  /** Its page's path with the stay: without script, nothing else passes the stay on. */
  path: string;
  total: TotalOfStay;
  /** The same comparison without it. */
  removePath: string;
  /** Its offers for the stay, with name and path. */
  offers: { name: string; path: string; note: string | null }[];
};

type ComparisonTableProps = {
  hotels: ComparedHotel[];
  rows: ComparisonRow[];
  /** 'duas pessoas', for the labels of rows. */
  guests: string;
  /** Null while the visitor has chosen no dates. */
  nights: number | null;
  /** Link for adding a hotel; null if the table is full. */
  addHref: string | null;
};

const TOGGLE_ID = 'so-diferente';

/**
 * Two to four hotels side by side. What all have in common is one line at the end; the toggle above
 * shows it as rows, by CSS alone. On phones the columns scroll sideways below their labels.
 */
export function ComparisonTable({ hotels, rows, guests, nights, addHref }: ComparisonTableProps) {
  const t = useTranslations('comparison');
  const equal = rows.filter(({ isEqual }) => isEqual);
  const label = (key: ComparisonRow['key']) =>
    key === 'room' ? t('rows.room', { guests }) : t(`rows.${key}`);
  return (
    <div className="comparison">
      <div className="comparison-tools">
        <label className="comparison-toggle" htmlFor={TOGGLE_ID}>
          <input id={TOGGLE_ID} type="checkbox" defaultChecked autoComplete="off" />
          <span>{t('onlyDifferent')}</span>
        </label>
        {addHref ? (
          <a href={addHref} aria-label={t('add')} className="comparison-add">
            <Icon name="plus" />
            <span className="max-md:hidden">{t('add')}</span>
            <span className="md:hidden">{t('addShort')}</span>
          </a>
        ) : null}
      </div>
      <div className="named-columns" style={{ '--columns': hotels.length }}>
        <ColumnNames columns={hotels.map(({ hotel }) => hotel)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className="comparison-scroll" aria-label={t('caption')} tabIndex={0}>
          <table>
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <HeadRow hotels={hotels} />
            </thead>
            <tbody>
              <TotalRow hotels={hotels} guests={guests} nights={nights} />
              {rows.map(({ key, cells, isEqual }) => (
                <tr key={key} data-equal={isEqual || undefined}>
                  <th scope="row" className="comparison-label">
                    <span>{label(key)}</span>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={hotels[index]?.hotel.id}>
                      <FactCell
                        cell={cell}
                        best={isBestKey(key) ? t(`best.${key}`) : ''}
                        unknown={t('unknown')}
                      />
                    </td>
                  ))}
                </tr>
              ))}
              {hotels.some(({ offers }) => offers.length > 0) ? (
                <OffersRow hotels={hotels} nights={nights} />
              ) : null}
            </tbody>
          </table>
        </section>
      </div>
      {equal.length > 0 ? (
        <div className="comparison-equal">
          <h2>{t('equal', { count: hotels.length })}</h2>
          <ul>
            {equal.map(({ key, cells }) => (
              <li key={key}>
                <Icon name="check" />
                {cells[0]?.main === t('has')
                  ? label(key)
                  : t('equalFact', { row: label(key), fact: cells[0]?.main ?? '' })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="mt-6 max-w-[52em] text-caption text-ink-2">{t('note')}</p>
    </div>
  );
}

/** Columns visible on a phone's first screen. */
const SEEN_AT_ONCE = 2;

function HeadRow({ hotels }: Pick<ComparisonTableProps, 'hotels'>) {
  const t = useTranslations('comparison');
  return (
    <tr>
      <th scope="col" className="comparison-label">
        <span className="sr-only">{t('picture')}</span>
      </th>
      {hotels.map(({ hotel, path, removePath }, position) => (
        // Announced with each cell below: the hotel's name only, without the buttons.
        <th key={hotel.id} scope="col" aria-label={hotel.name}>
          <div className="comparison-image">
            {hotel.image ? (
              <Artwork
                src={hotel.image}
                alt=""
                sizes="(max-width: 768px) 300px, 480px"
                priority={position < SEEN_AT_ONCE}
              />
            ) : null}
            <RemoveLink
              href={removePath}
              label={t('remove', { name: hotel.name })}
              position={position}
              count={hotels.length}
            />
            <FavoriteButton hotel={hotel} />
          </div>
          <Link href={path} className="comparison-name">
            {hotel.name}
          </Link>
          <span className="comparison-place">
            <Icon name="map-pin" />
            {hotel.location}
          </span>
        </th>
      ))}
    </tr>
  );
}

function TotalRow({ hotels, guests, nights }: Omit<ComparisonTableProps, 'rows' | 'addHref'>) {
  const t = useTranslations('comparison');
  return (
    <tr className="comparison-total stretched-cells">
      <th scope="row" className="comparison-label">
        <span>
          {t(nights ? 'total.label' : 'total.label_nightly')}
          <small>
            {nights ? t('total.note', { nights, guests }) : t('total.note_nightly', { guests })}
          </small>
        </span>
      </th>
      {hotels.map(({ hotel, total }) => (
        <td key={hotel.id}>
          <TotalCell hotel={hotel} total={total} guests={guests} />
        </td>
      ))}
    </tr>
  );
}

function OffersRow({ hotels, nights }: Pick<ComparisonTableProps, 'hotels' | 'nights'>) {
  const t = useTranslations('comparison');
  return (
    <tr>
      <th scope="row" className="comparison-label">
        <span>{t(nights ? 'rows.offers' : 'rows.offersNow')}</span>
      </th>
      {hotels.map(({ hotel, offers }) => (
        <td key={hotel.id}>
          {offers.map(({ name, path, note }) => (
            <div key={path} className="comparison-fact">
              <Link href={path}>{name}</Link>
              {note ? <span>{note}</span> : null}
            </div>
          ))}
          {offers.length === 0 ? <Unknown text={t('noOffer')} /> : null}
        </td>
      ))}
    </tr>
  );
}

const BEST_KEYS = ['rating', 'sea', 'airport', 'room'] as const;
type BestKey = (typeof BEST_KEYS)[number];
const isBestKey = (key: string): key is BestKey => (BEST_KEYS as readonly string[]).includes(key);

function FactCell({ cell, best, unknown }: { cell: Cell; best: string; unknown: string }) {
  if (!cell) return <Unknown text={unknown} />;
  return (
    <div className="comparison-fact">
      <strong>{cell.isBest ? <mark>{cell.main}</mark> : cell.main}</strong>
      {cell.note ? <span>{cell.note}</span> : null}
      {cell.isBest ? (
        <em>
          <Icon name="check" />
          {best}
        </em>
      ) : null}
    </div>
  );
}

function Unknown({ text }: { text: string }) {
  return (
    <span className="comparison-unknown">
      <Icon name="minus" />
      {text}
    </span>
  );
}
