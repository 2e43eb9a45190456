/** The keys of a table by their type; that of `Object.keys` is `string[]`. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];
