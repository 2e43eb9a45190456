/**
 * The dates in a field of a static page until its script has read them: those on the document
 * (stored-stay-script.tsx), else a blank line of the same height. Without script, a prompt.
 */
export const EarlyDates = ({ empty }: { empty: string }) => (
  <span className="early-dates">
    <span className="invisible noscript:visible">{empty}</span>
  </span>
);

/**
 * The usual guests in a field of a static page until its script has read the visitor's; a blank
 * line that reserves the space if the document says that they differ.
 */
export const EarlyGuests = ({ usual }: { usual: string }) => (
  <span className="early-guests">{usual}</span>
);

/** The same for dates on pages where most visitors have none yet: prompts for them right away. */
export const EarlyStay = ({ empty }: { empty: string }) => (
  <span className="early-stay">
    <span>{empty}</span>
  </span>
);
