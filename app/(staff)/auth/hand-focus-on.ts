let isFollowed = false;

/** Makes the form that replaces this one take the focus, since the focused element disappears. */
export const handFocusOn = () => {
  isFollowed = true;
};

/** Focuses the notice or the first field of a form that replaced another one. */
export function takeFocusOver(form: HTMLFormElement | null): void {
  if (isFollowed && document.activeElement === document.body) {
    const notice = form?.querySelector<HTMLElement>('[role="alert"][tabindex]:not(:empty)');
    (notice ?? form?.querySelector<HTMLElement>('input:not([type="hidden"])'))?.focus();
  }
  isFollowed = false;
}
