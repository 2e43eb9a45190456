/** Stand-ins for the cards of the list while another region loads. */
export function HotelListSkeleton() {
  return (
    <div aria-hidden className="grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <div key={card}>
          <div className="skeleton aspect-[4/3]" />
          <div className="skeleton mt-4.5 h-6 w-[70%]" />
          <div className="skeleton mt-3 h-4 w-[48%]" />
          <div className="skeleton mt-6.5 h-6.5 w-[56%]" />
        </div>
      ))}
    </div>
  );
}
