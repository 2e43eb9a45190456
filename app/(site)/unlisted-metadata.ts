import type { Metadata } from 'next';

type UnlistedPage = {
  title: string;
  description: string;
  /** The URL that search engines list in place of this page, or the page's own. */
  canonical: string;
};

/** What a page says to search engines that is not to be found, while its links are followed. */
export const unlistedMetadata = ({ title, description, canonical }: UnlistedPage): Metadata => ({
  title,
  description,
  alternates: { canonical },
  robots: { index: false, follow: true },
});
