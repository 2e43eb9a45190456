import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Key = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** The `generateMetadata` of a page that has this message as its title. */
export const titled = (key: Key) => async (): Promise<Metadata> => {
  const t = await getTranslations();
  return { title: t(key) };
};
