import { Icon } from '@/components/ui/icon';
import { formatRating } from '@/lib/format/price';
import { ACCESS_FACTS } from '@/lib/hotels/content/access';
import { AMENITY_FLAGS, type AmenityFlag, TELLING_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { SURROUNDINGS } from '@/lib/hotels/content/surroundings';
import {
  ACCESS_URL_VALUES,
  AMENITY_URL_VALUES,
  SURROUNDING_URL_VALUES,
} from '@/lib/hotels/list/url-values';
import { formatMessage } from '@/lib/i18n/format-message';
import { Choice } from './choice';
import type { FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';

/** The others are shown next to the price on wide screens; these unfold. */
const FOLDED = AMENITY_FLAGS.filter((flag) => !TELLING_FLAGS.includes(flag));
/** Minimum ratings to choose from. */
const RATINGS = [4, 4.5, 4.8];

/** Amenities, surroundings, access and rating. Of what unfolds, surroundings are used most. */
export function MoreFilters({ messages }: { messages: FilterMessages }) {
  const { filters } = useHotelList();
  const { list, amenities } = messages;
  const amenity = (flag: AmenityFlag) => (
    <Choice
      key={flag}
      name="comodidade"
      value={AMENITY_URL_VALUES[flag]}
      label={amenities[flag]}
      isChosen={filters.amenities.includes(flag)}
      countOf={(facets) => facets.amenities[flag]}
    />
  );
  return (
    <fieldset className="amenity-choices">
      <legend>{list.amenity}</legend>
      <div className="choices">
        {TELLING_FLAGS.map(amenity)}
        <details className="more-filters" data-closes>
          <summary className="choice">
            <Icon name="sliders-horizontal" />
            {list.moreFilters}
          </summary>
          <div className="more-panel">
            <FlagGroup
              legend={list.place}
              name="lugar"
              words={SURROUNDING_URL_VALUES}
              flags={SURROUNDINGS}
              labels={list.surroundings}
              chosen={filters.surroundings}
            />
            <fieldset>
              <legend>{list.moreAmenities}</legend>
              <div className="choices">{FOLDED.map(amenity)}</div>
            </fieldset>
            <FlagGroup
              legend={list.access}
              name="acesso"
              words={ACCESS_URL_VALUES}
              flags={ACCESS_FACTS}
              labels={list.accessFacts}
              chosen={filters.access}
            />
            <fieldset>
              <legend>{list.rating}</legend>
              <div className="choices">
                <Choice
                  type="radio"
                  name="nota"
                  value=""
                  label={list.anyRating}
                  isChosen={!filters.rating}
                />
                {RATINGS.map((rating) => (
                  <Choice
                    key={rating}
                    type="radio"
                    name="nota"
                    value={String(rating)}
                    label={formatMessage(list.ratingFrom, { rating: formatRating(rating) })}
                    isChosen={filters.rating === rating}
                    countOf={({ ratings }) => ratings[rating]}
                  />
                ))}
              </div>
            </fieldset>
          </div>
        </details>
      </div>
    </fieldset>
  );
}

type FlagGroupProps<Flag extends string> = {
  legend: string;
  /** The parameter, and its values by the flags. */
  name: string;
  words: Record<Flag, string>;
  flags: readonly Flag[];
  labels: Record<Flag, string>;
  chosen: readonly Flag[];
};

/** Flags of one kind; a hotel must have all chosen ones. */
function FlagGroup<Flag extends string>(props: FlagGroupProps<Flag>) {
  const { legend, name, words, flags, labels, chosen } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {flags.map((flag) => (
          <Choice
            key={flag}
            name={name}
            value={words[flag]}
            label={labels[flag]}
            isChosen={chosen.includes(flag)}
            countOf={(facets) => facets.amenities[flag]}
          />
        ))}
      </div>
    </fieldset>
  );
}
