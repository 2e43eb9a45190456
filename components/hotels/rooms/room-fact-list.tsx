type RoomFactListProps = {
  messages: Record<'area' | 'guests' | 'bed', string>;
  area: string;
  guests: string;
  bed: string;
};

/** Area, capacity and beds, as on every room card; CSS draws their icons. */
export function RoomFactList({ messages, ...facts }: RoomFactListProps) {
  return (
    <dl className="room-facts">
      {(['area', 'guests', 'bed'] as const).map((name) => (
        <div key={name}>
          <dt>
            <span>{messages[name]}</span>
          </dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
