import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False until the page's script has come to it. For `inert`: what somebody wrote into a form before
 * that would stand in a field and be part of no save.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
