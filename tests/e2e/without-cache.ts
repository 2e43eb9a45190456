import type { Page } from '@playwright/test';

/** Has the page fetch every file anew, seen before or not: while it is routed the browser keeps none. */
export const withoutCache = (page: Page) => page.route('**', (route) => route.fallback());
