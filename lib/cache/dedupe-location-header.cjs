/**
 * Works around vercel/next.js#82117 (open in 16.4.6): a redirect that has just been rendered is
 * sent with its `Location`, and then with the headers that are about to be cached, which hold it
 * again. Clients that join repeated headers follow 'a, a'. Without the second one, one is sent;
 * redirects are never stored, so no answer depends on it. Goes when that issue is closed:
 * tests/e2e/admin-publish.spec.ts, which follows a hotel to its new URL, then passes without it.
 */
function dedupeLocation(data) {
  if (data?.headers) delete data.headers.location;
}

module.exports = { dedupeLocation };
