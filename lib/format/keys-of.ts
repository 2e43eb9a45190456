/** The keys of a table with their types; `Object.keys` returns `string[]`. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];
