/** Whether a browser requests a document, and not the router missing parts of a page. */
export const isDocument = (headers: Headers) => headers.get('sec-fetch-dest') === 'document';
