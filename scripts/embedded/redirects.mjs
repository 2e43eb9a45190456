import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Where the link in an e-mail leads (`redirect_to` of the request, `{{ .RedirectTo }}` of the
 * template): a hosted project writes it into a recovery's e-mail; the library always uses the
 * site's own URL. As there, only a URL of the site itself is accepted.
 *
 * Returns `during(url, task)`, which runs the request of `url`, and `into(driver)`, the mail driver
 * that writes the requested URL. The URL is encoded, because the library's templates are not
 * escaped and anyone can send one.
 */
export function createRedirects(siteUrl) {
  const asked = new AsyncLocalStorage();
  const { origin } = new URL(siteUrl);
  const isOwn = (address) => URL.canParse(address) && new URL(address).origin === origin;
  return {
    during: ({ searchParams }, task) => {
      const address = searchParams.get('redirect_to') ?? '';
      return asked.run(isOwn(address) ? address : siteUrl, task);
    },
    into: ({ send }) => ({
      send: ({ html, ...mail }) => {
        const address = encodeURIComponent(asked.getStore() ?? siteUrl);
        return send({
          ...mail,
          html: html?.replaceAll(`redirect_to=${siteUrl}`, `redirect_to=${address}`),
        });
      },
    }),
  };
}
