/**
 * The names of a table's columns once more, to stay in sight while the table scrolls below the bar of the
 * site. Stands before the box in which the table scrolls sideways, both in a `.named-columns` (see
 * column-names.css); read aloud are only those of the table itself.
 */
export function ColumnNames({ columns }: { columns: { id: string; name: string }[] }) {
  return (
    <div aria-hidden className="column-names">
      <div>
        <p>
          {columns.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
