import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/site/json-ld';
import { env } from '@/lib/env';
import { callablePhone } from '@/lib/format/phone';
import { faqPage } from '@/lib/seo/json-ld';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';
import { organization, website } from '@/lib/settings/json-ld';
import { getSiteSettings } from '@/lib/settings/queries';

type ChainDataProps = { faq?: readonly { question: string; answer: string }[] };

/** The chain's JSON-LD for search engines, with the questions of a page that shows them. */
export async function ChainJsonLd({ faq }: ChainDataProps) {
  const [site, footer, { contact }] = await Promise.all([
    getTranslations('site.common'),
    getTranslations('site.footer'),
    getSiteSettings(),
  ]);
  const { instagram, facebook, youtube } = EXTERNAL_LINKS;
  const chain = {
    name: site('name'),
    description: site('description'),
    telephone: callablePhone(contact.phone, footer('phone')),
    address: { street: footer('addressLine1'), town: footer('addressLine2') },
    profiles: [instagram, facebook, youtube],
  };
  const origin = env().SITE_URL;
  const nodes = [organization(origin, chain), website(origin, chain)];
  return <JsonLd nodes={faq ? [...nodes, faqPage(faq)] : nodes} />;
}
