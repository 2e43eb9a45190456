/** The note on a page that the service worker serves when the network fails (public/sw.js). */
export const STORED_NOTE = '[data-offline-note]';
