import 'server-only';
import { publicClient } from './public-client';
import type { SessionClient } from './session-client';

/**
 * In whose name a page's content is read, by default any visitor's. Staff who look at a page before
 * visitors may see it read it in their own: row policies then show what is hidden as well.
 */
export type ReadContext = {
  client: (tags: string[]) => ReturnType<typeof publicClient>;
  /** Also what is inactive. */
  hidden: boolean;
};

export const publicContext: ReadContext = {
  client: (tags) => publicClient({ tags }),
  hidden: false,
};

/** The same pages as staff of this session may see them. Nothing of it is ever stored. */
export const staffContext = (client: SessionClient): ReadContext => ({
  client: () => client,
  hidden: true,
});
