/** The namespaces of a removal that can be taken back, for the screens that offer one. */
export const UNDO_MESSAGES = ['history.undo', 'history.restore', 'history.errors'] as const;
