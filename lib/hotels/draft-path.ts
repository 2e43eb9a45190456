/** The paths of the form of a hotel, which keeps a draft in the browser and offers it when it opens again. */
const FORM = /^\/admin\/hotels\/./;

/** Whether what is typed on the page of this path is kept as a draft. */
export const keepsDraft = (path: string): boolean => FORM.test(path);
