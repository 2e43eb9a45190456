import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Key = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** Returns the `generateMetadata` of a page whose title is this message. */
export const titled = (key: Key) => async (): Promise<Metadata> => {
  const t = await getTranslations();
  return { title: t(key) };
};
