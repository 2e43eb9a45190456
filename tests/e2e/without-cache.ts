import type { Page } from '@playwright/test';

/** Turns the page's HTTP cache off: Playwright disables it while requests are routed. */
export const withoutCache = (page: Page) => page.route('**', (route) => route.fallback());
