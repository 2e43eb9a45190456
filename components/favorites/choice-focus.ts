/**
 * A link that adds to what is chosen, or takes the last of it away, is not on the page that it leads to:
 * the heading of that page gets the focus, scrolled to where a key was pressed.
 */
let awaited: FocusOptions | null = null;

/** For the press of such a link; one by keyboard has a `detail` of 0. */
export const awaitHeading = ({ detail }: { detail: number }) => {
  awaited = { preventScroll: detail > 0 };
};

/** For the page that it leads to. Does nothing where no such link was pressed. */
export function focusHeading(heading: HTMLElement) {
  if (awaited) heading.focus(awaited);
  awaited = null;
}

/** Before the page is replaced by one that says the same. */
export const keepHeading = () => {
  if (document.activeElement?.matches('h1')) awaited = { preventScroll: true };
};
