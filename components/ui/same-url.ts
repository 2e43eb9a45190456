/** The href of a link that reloads its page, with the query and also without script. */
export const SAME_URL = '';
