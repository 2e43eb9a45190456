import { countPages } from '@/lib/sitemap/indexed-pages';
import { FILE_SIZE, filePath } from '@/lib/sitemap/paths';
import { siteMapIndex } from '@/lib/sitemap/xml';

export const dynamic = 'force-static';
/** If re-rendering fails, the last version stays: it is never empty. */
export const revalidate = 60;

const numbers = (count: number) =>
  Array.from({ length: Math.max(1, Math.ceil(count / FILE_SIZE)) }, (_, index) => index + 1);

/** The index of the site map for search engines. The one for people is the page /sitemap. */
export async function GET(): Promise<Response> {
  const { hotels, offers } = await countPages();
  return siteMapIndex([
    filePath('paginas'),
    ...numbers(hotels).map((number) => filePath('hoteis', number)),
    ...numbers(offers).map((number) => filePath('ofertas', number)),
  ]);
}
