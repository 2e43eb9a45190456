/**
 * Works around vercel/next.js#82117 (open in 16.4.6): a redirect that has just been rendered is
 * sent with its `Location`, then with the headers to be cached, which contain it again. Clients
 * that join repeated headers follow 'a, a'. Deleting the second leaves one; redirects are never
 * stored, so no response depends on it. Remove when that issue is closed:
 * tests/e2e/admin-publish.spec.ts, which follows a hotel to its new URL, then passes without it.
 */
function dedupeLocation(data) {
  if (data?.headers) delete data.headers.location;
}

module.exports = { dedupeLocation };
