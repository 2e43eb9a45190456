import { SearchFieldContent } from '@/components/booking/search-field';
import type { Region } from '@/lib/regions/model';
import { Choice } from './choice';
import { criterionLabel, type FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';

type RegionFieldProps = { messages: FilterMessages; regions: Region[] };

/** The list's regions, a multiple choice: a field that unfolds. */
export function RegionField({ messages, regions }: RegionFieldProps) {
  const { filters } = useHotelList();
  const { list } = messages;
  const chosen = criterionLabel({ name: 'region' }, filters, regions, messages);
  const unknown = filters.regions.filter((id) => !regions.some((region) => region.id === id));
  return (
    <details className="region-field" data-closes>
      <summary className="search-field">
        <SearchFieldContent icon="map-pin" label={list.region} value={chosen || list.allRegions} />
      </summary>
      <fieldset className="region-choices">
        <legend className="sr-only">{list.region}</legend>
        {regions.map(({ id, name }) => (
          <Choice
            key={id}
            name="region"
            value={id}
            label={name}
            isChosen={filters.regions.includes(id)}
            countOf={(facets) => facets.regions[id]}
          />
        ))}
      </fieldset>
      {/* Without them the form would ask for all regions. */}
      {unknown.map((id) => (
        <input key={id} type="hidden" name="region" value={id} />
      ))}
    </details>
  );
}
