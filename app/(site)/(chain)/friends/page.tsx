import { useMessages } from 'next-intl';
import { FriendsPage } from '@/components/site/documents/friends-page';
import { JsonLd } from '@/components/site/json-ld';
import { faqPage } from '@/lib/seo/json-ld';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';

export const generateMetadata = () => listedMetadata('site.friends', '/friends');

/** The chain's social project, for visitors. Static: all of its content is in the catalog. */
export default function Page() {
  const { title, faq } = useMessages().site.friends;
  return (
    <>
      <JsonLd nodes={[faqPage(faq.items)]} />
      <FriendsPage trail={<PageBreadcrumbs items={[{ name: title, path: '/friends' }]} />} />
    </>
  );
}
