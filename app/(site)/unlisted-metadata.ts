import type { Metadata } from 'next';
import { chainOpenGraph } from '../chain-open-graph';

type UnlistedPage = {
  title: string;
  description: string;
  /** The URL that search engines list in place of this page, or the page's own. */
  canonical: string;
  /** The page's own URL, which chats and networks pass on, where it is another one. */
  path?: string;
};

/** What a page says to search engines that is not to be found, while its links are followed. */
export async function unlistedMetadata(page: UnlistedPage): Promise<Metadata> {
  const { title, description, canonical, path = canonical } = page;
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: await chainOpenGraph(path),
    robots: { index: false, follow: true },
  };
}
