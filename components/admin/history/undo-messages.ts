/** The message namespaces for undoing a removal, for the screens that offer it. */
export const UNDO_MESSAGES = ['history.undo', 'history.restore', 'history.errors'] as const;
