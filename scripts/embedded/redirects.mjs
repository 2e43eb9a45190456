import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Where a link of an e-mail is to lead (`redirect_to` of the request, `{{ .RedirectTo }}` of the
 * template): a hosted project writes it into the e-mail of a recovery, the library always the site's
 * own address. Only an address of the site itself counts, as there.
 *
 * Returns `during(url, task)`, which runs the request of `url`, and `into(driver)`, the mail driver
 * that writes what was asked for. The address is encoded, because the library's templates are not
 * escaped and anybody may send one.
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
