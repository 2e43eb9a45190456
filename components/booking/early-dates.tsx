/**
 * The dates in a field of a static page until its script has read them: those that the document says
 * (stored-stay-script.tsx), else a line that keeps its place. Without script the field asks for them.
 */
export const EarlyDates = ({ empty }: { empty: string }) => (
  <span className="early-dates">
    <span className="invisible noscript:visible">{empty}</span>
  </span>
);
