type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a press is the browser's own because of a key that is held: a link opens elsewhere, or is saved. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;
