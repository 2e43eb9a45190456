import { hotelPages, listPages, offerPages } from '@/lib/sitemap/indexed-pages';
import { FIRST_FILES, fileOf } from '@/lib/sitemap/paths';
import { urlSet } from '@/lib/sitemap/xml';

export const dynamic = 'force-static';
/** The same as for the index that lists it. */
export const revalidate = 60;

const nameOf = (path: string) => ({ file: path.split('/').at(-1) ?? '' });

export const generateStaticParams = () => FIRST_FILES.map(nameOf);

const READ = {
  paginas: async (number: number) => (number === 1 ? listPages() : []),
  hoteis: hotelPages,
  ofertas: offerPages,
};

/** One file of the site map for search engines: at most FILE_SIZE URLs. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const asked = fileOf(file);
  const pages = asked ? await READ[asked.kind](asked.number) : [];
  if (!asked || (asked.number > 1 && pages.length === 0)) {
    return new Response(null, { status: 404 });
  }
  return urlSet(pages);
}
