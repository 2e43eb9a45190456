import { visitCampaign } from '@/components/booking/use-campaign';
import { campaignName, isChat } from '@/lib/booking/campaign';
import type { StepForm } from '@/lib/results/form';
import { pageOf } from '@/lib/results/page-of';
import { COUNT_PATH, type Step } from '@/lib/results/steps';

/** What opens the booking bar: its fields before and after hydration, and the bar of phones. */
const BAR = '[data-stay], [data-booking-field], [data-sticky-reserve] button';
/** A link to where one books; the value is the hotel's id where the page is of several. */
const BOOKS = 'data-books';

/** The path on which the bar was opened; a visitor who opens it twice has opened it. */
let openedOn: string | null = null;
let counted: string | null = null;

function send(step: Step, hotel?: string): void {
  const campaign = campaignName(visitCampaign());
  const body: StepForm = {
    step,
    path: location.pathname,
    ...(hotel ? { hotel } : {}),
    ...(campaign ? { campaign } : {}),
  };
  // Is sent although the page is left, and nothing waits for it.
  navigator.sendBeacon(COUNT_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** The kind of way out that a link is; null for all others. */
function exitOf(link: HTMLAnchorElement): Step | null {
  if (link.protocol === 'tel:') return 'phone';
  // Without a number it shares the page with somebody.
  if (isChat(link.href) && /\d/.test(link.pathname + link.search.slice(0, 30))) return 'whatsapp';
  return link.hasAttribute(BOOKS) && link.origin !== location.origin ? 'engine' : null;
}

function press({ target, button }: MouseEvent): void {
  if (!(target instanceof Element) || button > 1) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const exit = link && exitOf(link);
  if (exit) send(exit, link.getAttribute(BOOKS) ?? undefined);
  if (target.closest(BAR) && openedOn !== location.pathname && pageOf(location.pathname)) {
    openedOn = location.pathname;
    send('bar');
  }
}

/** Whether this document was opened from outside of the site, and not once more. */
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

/** Counts that the page of a path is shown; with the first one, listens for what is pressed. */
export function countPage(path: string): void {
  if (counted === path) return;
  if (counted === null) {
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('auxclick', press, { capture: true });
    if (isEntry()) send('entry');
  }
  counted = path;
  openedOn = null;
  if (pageOf(path)) send('page');
}
