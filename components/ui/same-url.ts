/** What a link leads to that loads the URL of its page once more, with its query and also without script. */
export const SAME_URL = '';
