import type { Page } from '@playwright/test';

/** By this time a video has been requested, in ms (components/sections/motion.ts). */
const FILM_BY = 6_000;

/**
 * Moves the clock of a page, which must be installed, past the start of a video. A page that wants
 * one has requested its script when this resolves.
 */
export const passTheFilm = (page: Page) => page.clock.runFor(FILM_BY);
