/**
 * The names of a table's columns once more, to stay in sight while the table scrolls below the bar of the
 * site. Stands before the box in which the table scrolls sideways, both in a `.named-columns` (see
 * column-names.css); read aloud are only those of the table itself.
 */
export function ColumnNames({ names }: { names: string[] }) {
  return (
    <div aria-hidden className="column-names">
      <div>
        <p>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            <span key={index}>{name}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
