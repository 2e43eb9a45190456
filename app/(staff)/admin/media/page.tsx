import { getTranslations } from 'next-intl/server';
import { LoadError } from '@/components/admin/load-error';
import { LibraryBrowser } from '@/components/admin/media/library-browser';
import { Messages } from '@/components/admin/messages';
import { PageHeader } from '@/components/admin/page-header';
import { titled } from '@/components/admin/titled';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { mediaListQuery } from '@/lib/media/list-query';
import { listMedia } from '@/lib/media/staff-queries';

export const generateMetadata = titled('media.admin.heading');

/** All images that staff uploaded, to describe, look up and remove. */
export default async function MediaPage() {
  const { client } = await requireStaff();
  const t = await getTranslations('media.admin');
  const first = await load('media.list', listMedia(client, mediaListQuery.parse({})));
  if (!first.ok) {
    const path = '/admin/media';
    return <LoadError heading={t('heading')} title={t('errors.load')} id={first.id} path={path} />;
  }
  return (
    <Messages namespaces={['media.admin', 'admin.problems']}>
      <PageHeader heading={t('heading')} lead={t('mixed')} />
      <LibraryBrowser first={first.data} />
    </Messages>
  );
}
