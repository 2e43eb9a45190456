import { formatPrice, formatRating } from '@/lib/format/price';
import type { Criterion } from '@/lib/hotels/list/criteria';
import type { HotelFilters } from '@/lib/hotels/list/filters';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Region } from '@/lib/regions/model';

/** The hotel messages that filters need. */
export type FilterMessages = Pick<(typeof messages)['hotels'], 'list' | 'types' | 'amenities'>;

/** Joins the distinct names. */
const joined = (names: readonly string[]) => [...new Set(names)].join(', ');

/** A price, and for whom unless it is each hotel's lowest. */
function priceLabel(
  price: number | null,
  { guests: people }: HotelFilters,
  { pricedFor }: FilterMessages['list'],
): string {
  const words = formatPrice(price ?? 0);
  return people === null ? words : formatMessage(pricedFor, { price: words, people });
}

/** The values of these filters for a criterion, in words. */
export function criterionLabel(
  criterion: Criterion,
  filters: HotelFilters,
  regions: readonly Region[],
  { list, types, amenities }: FilterMessages,
): string {
  switch (criterion.name) {
    case 'q':
      return filters.text;
    case 'region':
      return joined(
        (criterion.value ? [criterion.value] : filters.regions).map(
          (id) => regions.find((region) => region.id === id)?.name ?? list.unknownRegion,
        ),
      );
    case 'tipo':
      return joined(
        (criterion.value ? [criterion.value] : filters.types).map((type) => types[type]),
      );
    case 'preco-de':
      return formatMessage(list.priceFrom, { price: priceLabel(filters.priceFrom, filters, list) });
    case 'preco-ate':
      return formatMessage(list.priceTo, { price: priceLabel(filters.priceTo, filters, list) });
    case 'nota':
      return formatMessage(list.ratingFrom, { rating: formatRating(filters.rating ?? 0) });
    case 'comodidade':
      return amenities[criterion.value];
    case 'acesso':
      return list.accessFacts[criterion.value];
    case 'lugar':
      return list.surroundings[criterion.value];
  }
}
