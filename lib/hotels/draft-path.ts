/**
 * The paths of the hotel form, which stores a draft in the browser and offers it on the next visit.
 */
const FORM = /^\/admin\/hotels\/./;

/** Whether input on the page at this path is stored as a draft. */
export const keepsDraft = (path: string): boolean => FORM.test(path);
