import 'server-only';
import { getTranslations } from 'next-intl/server';
import { escapeMarkup } from '@/lib/format/escape-markup';
import { callablePhone, phoneHref } from '@/lib/format/phone';
import { UNLISTED } from '@/lib/http/unlisted';
import { getSiteSettings } from '@/lib/settings/queries';

const STYLE =
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;background:#fbf6ec;color:#16302b;font:1.125rem/1.6 system-ui,sans-serif}' +
  'h1{font:500 1.75rem/1.25 Georgia,serif}a{display:inline-block;padding:.6rem 0;margin-right:1.5rem;color:inherit;font-weight:600}';

/**
 * The answer, in a separate tab, to a stay sent without script while the database is down: whom to
 * call instead, and a retry link. Self-contained, because there is no page around it.
 */
export async function failurePage(): Promise<Response> {
  const [t, footer, { contact }] = await Promise.all([
    getTranslations('site.failure'),
    getTranslations('site.footer'),
    getSiteSettings(),
  ]);
  const phone = callablePhone(contact.phone, footer('phone'));
  const call = `<a href="${phoneHref(phone)}">${escapeMarkup(phone)}</a>`;
  const html =
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${t('heading')}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
    `<main><h1>${t('heading')}</h1><p>${t('text')}</p><p>${t('phone', { phone: call })}</p>` +
    `<p><a href="">${t('retry')}</a><a href="/">${t('home')}</a></p></main></html>`;
  const headers = { ...UNLISTED, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 503, headers });
}
