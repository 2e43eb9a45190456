type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a held key makes a press the browser's own: the link opens elsewhere or is saved. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;
