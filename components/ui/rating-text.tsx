/** The client version of Rating, which gets its texts as props. */
export function RatingText({ rating, label }: { rating: string; label: string }) {
  return (
    <span className="rating">
      <span aria-hidden>{rating}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
