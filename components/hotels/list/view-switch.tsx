import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { hotelsPath, VIEWS } from '@/lib/hotels/list/filters';
import { LIST_FORM } from '@/lib/hotels/list/form';
import type { FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';

const ICONS = { grade: 'layout-grid', lista: 'list', mapa: 'map' } as const;

/**
 * Switches between grid, list and map. The first two show the same hotels and change at once;
 * without script they submit the filter form. The map is a page of its own: a link, also marked as
 * pressed at once.
 */
export function ViewSwitch({ messages }: { messages: FilterMessages['list'] }) {
  const { filters, loading, view, show } = useHotelList();
  // While only the view changes, the hotels are there already.
  const isWaiting = loading && view === filters.view;
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">{messages.view}</legend>
      {filters.view === VIEWS[0] ? null : (
        <input type="hidden" name="vista" value={filters.view} form={LIST_FORM} />
      )}
      {VIEWS.map((mode) => {
        const content = (
          <>
            <Icon name={ICONS[mode]} />
            <span className="max-lg:sr-only">{messages.views[mode]}</span>
          </>
        );
        return mode === 'mapa' ? (
          <Link
            key={mode}
            href={hotelsPath({ ...filters, view: mode, page: 1 })}
            onFollow={() => show({ ...filters, view: mode, page: 1 })}
            aria-current={view === mode ? 'true' : undefined}
          >
            {content}
          </Link>
        ) : (
          <button
            key={mode}
            type="submit"
            name="vista"
            value={mode}
            form={LIST_FORM}
            aria-pressed={view === mode}
            disabled={isWaiting}
            onClick={(event) => {
              event.preventDefault();
              show({ ...filters, view: mode });
            }}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}
