// Part of the service worker (sw.js): what is shown without a connection, besides the stored HTML: the
// note on a stored page, and the page in place of one that is not stored.

const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The note on a stored page, above everything else, with what it says where the site failed instead of
 * the connection. React leaves it alone: no page has an `output` directly in its body.
 */
function noteOf(text, failing) {
  const style =
    'display:block;position:relative;z-index:60;padding:.75rem 1.25rem;background:#fdf0c9;color:#5c3d00;' +
    'font:560 1rem/1.4 Figtree,system-ui,sans-serif;text-align:center';
  return `<output data-offline-note data-failing="${escapeHtml(failing)}" style="${style}">${escapeHtml(text)}</output>`;
}

/** A stored page whose note says that the site failed. An attribute holds what it said instead. */
async function ofFailingSite(stored) {
  const html = await stored.text();
  const note = /(<output data-offline-note) data-failing="([^"]*)"([^>]*)>([^<]*)/;
  return new Response(html.replace(note, '$1="$4"$3>$2'), { headers: stored.headers });
}

/**
 * The fixed bar of the site would be under the note. It starts below the note and stays in place when
 * the note has scrolled away. On low screens it is not fixed.
 */
const BAR_BELOW_NOTE =
  '<style>@media (height>=30rem){[data-offline-note]~header,[data-offline-note]~*>header{position:sticky;margin-bottom:calc(-1*var(--bar))}}</style>';

/** Links to the stored pages, each with its title without the name of the site. */
async function storedLinks() {
  const pages = await caches.open(PAGES);
  const links = (await pages.keys()).map(async (request) => {
    const html = await (await pages.match(request)).text();
    const { pathname, search } = new URL(request.url);
    const [, title = escapeHtml(pathname)] = html.match(/<title>([^<]*)<\/title>/) ?? [];
    const [name] = title.split(' | ');
    return `<li><a href="${escapeHtml(pathname + search)}">${name}</a></li>`;
  });
  return (await Promise.all(links)).join('');
}

/**
 * A page that says that `url` needs a connection and links to the pages that don't. Null if none is
 * stored.
 */
async function offlinePage({ pathname, search }) {
  const stored = await (await caches.open(WORDS)).match('/');
  const links = stored && (await storedLinks());
  if (!links) return null;
  const { title, lead, retry } = await stored.json();
  const style =
    'body{margin:0;padding:2rem 1.25rem;background:#faf6ec;color:#16302b;font:1.0625rem/1.5 system-ui,sans-serif}' +
    'main{max-width:34rem;margin:auto}h1{font:520 2rem/1.2 Georgia,serif}ul{padding:0;list-style:none}' +
    'a{display:inline-block;padding:.7rem 0;color:inherit;font-weight:600;text-underline-offset:.25em}';
  const html =
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>` +
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p><ul>${links}</ul>` +
    `<p><a href="${escapeHtml(pathname + search)}">${escapeHtml(retry)}</a></p></main></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}
