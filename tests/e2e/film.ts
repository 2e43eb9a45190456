import type { Page } from '@playwright/test';

/** By then a film has been asked for, in ms (components/sections/motion.ts). */
const FILM_BY = 6_000;

/**
 * Moves the clock of a page, which must be installed, to where a film would have begun: a page that
 * wants one has asked for its script when this is done.
 */
export const passTheFilm = (page: Page) => page.clock.runFor(FILM_BY);
