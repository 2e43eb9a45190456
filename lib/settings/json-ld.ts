import { dialedNumber } from '@/lib/format/phone';
import { absolute, type Node, type Origin } from '@/lib/seo/json-ld';

/** Facts about the chain; `telephone` as people write it. */
export type Chain = {
  name: string;
  description: string;
  telephone: string;
  address: { street: string; town: string };
  profiles: readonly string[];
};

const FOUNDED = '2010';
const LOGO = '/icon-512.png';

/** The `@id` by which the structured data of hotels and of the site refers to the chain. */
export const chainId = (origin: Origin) => absolute(origin, '/#rede');

/** The chain, for the home page and the page about it. */
export function organization(origin: Origin, chain: Chain): Node {
  return {
    '@type': 'Organization',
    '@id': chainId(origin),
    name: chain.name,
    description: chain.description,
    url: absolute(origin, '/'),
    logo: absolute(origin, LOGO),
    foundingDate: FOUNDED,
    telephone: dialedNumber(chain.telephone) ?? undefined,
    address: `${chain.address.street}, ${chain.address.town}`,
    sameAs: chain.profiles,
  };
}

/** The site itself. It names no search action, because the search is a dialog without a URL. */
export function website(origin: Origin, { name, description }: Chain): Node {
  return {
    '@type': 'WebSite',
    '@id': absolute(origin, '/#site'),
    name,
    description,
    url: absolute(origin, '/'),
    inLanguage: 'pt-BR',
    publisher: { '@id': chainId(origin) },
  };
}
