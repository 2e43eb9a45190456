/** The note of a page that the service worker shows because the network gave none (public/sw.js). */
export const STORED_NOTE = '[data-offline-note]';
