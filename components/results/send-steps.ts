import { visitCampaign } from '@/components/booking/use-campaign';
import { campaignName, isChat } from '@/lib/booking/campaign';
import type { StepForm } from '@/lib/results/form';
import { pageOf } from '@/lib/results/page-of';
import { COUNT_PATH, type Step } from '@/lib/results/steps';

/** What opens the booking bar: its fields before and after hydration, and the bar on phones. */
const BAR = '[data-stay], [data-booking-field], [data-sticky-reserve] button';
/** Marks links to where one books. The value is the hotel's id on pages with several hotels. */
const BOOKS = 'data-books';

/** The path on which the bar was opened, so that opening it again is not counted. */
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
  // Sent even while the page unloads, without blocking.
  navigator.sendBeacon(COUNT_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

/** The kind of exit that the link is; null if it is none. */
function exitOf(link: HTMLAnchorElement): Step | null {
  if (link.protocol === 'tel:') return 'phone';
  // Without a number, the link shares the page in a chat.
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

/** Whether this document was entered from outside the site, and not by a reload or Back. */
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

/** Counts a view of the page at `path`. The first call also starts listening for presses. */
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
