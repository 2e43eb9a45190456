/**
 * The dates in a field of a static page until its script has read them: those that the document says
 * (stored-stay-script.tsx), else a line that keeps its place. Without script the field asks for them.
 */
export const EarlyDates = ({ empty }: { empty: string }) => (
  <span className="early-dates">
    <span className="invisible noscript:visible">{empty}</span>
  </span>
);

/**
 * The usual guests in a field of a static page until its script has read those of the visitor: a line that
 * keeps its place where the document says that they are others.
 */
export const EarlyGuests = ({ usual }: { usual: string }) => (
  <span className="early-guests">{usual}</span>
);

/** The same for dates where most visitors have chosen none: the field asks for them at once. */
export const EarlyStay = ({ empty }: { empty: string }) => (
  <span className="early-stay">
    <span>{empty}</span>
  </span>
);
