/** Whether a browser asks for a document, and not the router for the parts of a page that it lacks. */
export const isDocument = (headers: Headers) => headers.get('sec-fetch-dest') === 'document';
