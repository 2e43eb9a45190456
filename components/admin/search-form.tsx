'use client';

import { SearchInput } from './search-input';
import { useListFilter } from './use-list-filter';

type SearchFormProps = {
  label: string;
  placeholder: string;
  /** The URL of the list without a query. */
  action: string;
  q: string;
  /** The URL of the first page of results. */
  pathOf: (q: unknown) => string;
};

/** Searches a list that has no other filter: a GET form, applied after a pause. */
export function SearchForm({ action, q, pathOf, ...field }: SearchFormProps) {
  const { formProps, applySoon } = useListFilter({
    path: pathOf(q),
    values: { q },
    pathOf: (fields) => pathOf(fields.q),
  });
  return (
    <search className="mb-5 block">
      <form {...formProps} action={action}>
        <SearchInput {...field} defaultValue={q} onChange={applySoon} />
      </form>
    </search>
  );
}
