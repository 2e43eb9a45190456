import type { Metadata } from 'next';
import { chainOpenGraph } from '../chain-open-graph';

type UnlistedPage = {
  title: string;
  description: string;
  /** The URL that search engines index instead of this page, or the page's own. */
  canonical: string;
  /** The page's own URL, which chats and networks share, if it is a different one. */
  path?: string;
};

/** The metadata of a page that search engines do not index, but whose links they follow. */
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
