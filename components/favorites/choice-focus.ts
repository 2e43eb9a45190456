/**
 * A link that adds to a choice, or removes the last item, does not exist on the page it leads to.
 * That page's heading gets focus instead, and is scrolled into view after a key press.
 */
let awaited: FocusOptions | null = null;

/** Called when such a link is pressed; a key press has a `detail` of 0. */
export const awaitHeading = ({ detail }: { detail: number }) => {
  awaited = { preventScroll: detail > 0 };
};

/** Called by the page it leads to. Does nothing if no such link was pressed. */
export function focusHeading(heading: HTMLElement) {
  if (awaited) heading.focus(awaited);
  awaited = null;
}

/** Called before an equal page replaces this one. */
export const keepHeading = () => {
  if (document.activeElement?.matches('h1')) awaited = { preventScroll: true };
};
