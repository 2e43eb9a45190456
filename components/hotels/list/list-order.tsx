import { Icon } from '@/components/ui/icon';
import { ORDERS } from '@/lib/hotels/list/filters';
import { LIST_FORM } from '@/lib/hotels/list/form';
import type { FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';

/** The order of the list: a field of its form, shown as an icon on phones. */
export function ListOrder({ messages }: { messages: FilterMessages['list'] }) {
  const { filters } = useHotelList();
  return (
    <label className="list-order">
      <Icon name="arrow-down-up" className="md:hidden" />
      <span className="max-md:sr-only">{messages.orderBy}</span>
      <select name="ordem" form={LIST_FORM} defaultValue={filters.order}>
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {messages.orders[order]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="size-4 max-md:hidden" />
    </label>
  );
}
