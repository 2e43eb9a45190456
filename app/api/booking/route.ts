import type { NextRequest } from 'next/server';
import { campaignName, isChat, readCampaign, withCampaign } from '@/lib/booking/campaign';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { engineOf } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import { HOTEL_FIELD, problemAnchor, readStayForm, stayFields } from '@/lib/booking/stay-form';
import { stayLink } from '@/lib/booking/stay-link';
import { env } from '@/lib/env';
import { todayInSaoPaulo } from '@/lib/format/date';
import { upcomingNotes } from '@/lib/hotels/content/day-notes';
import { hotelPath } from '@/lib/hotels/paths';
import { findHotelById } from '@/lib/hotels/queries';
import { pageQuery } from '@/lib/http/page-query';
import { seeOther } from '@/lib/http/unlisted';
import { countStep } from '@/lib/results/count';
import { asksNotToBeCounted } from '@/lib/results/refusal';
import { failurePage } from './failure-page';

/**
 * GET /api/booking: the booking bar, sent without script. Answers 303 to the hotel's booking engine
 * with the stay filled in, or back to the hotel's page if the stay or the hotel can't be booked;
 * 503 if the database does not answer. Only redirects to external URLs that staff stored for the
 * hotel.
 */
export async function GET(request: NextRequest) {
  const form = stayFields(request.nextUrl.searchParams);
  const hotel = await findHotelById(form.get(HOTEL_FIELD) ?? '').catch(() => 'failed' as const);
  if (hotel === 'failed') return failurePage();
  if (!hotel) return seeOther('/hotels');

  const page = pageQuery(request.headers, env().SITE_URL);
  const today = todayInSaoPaulo();
  const rules = { notes: upcomingNotes(hotel.features.dayNotes, today) };
  const sent = readStayForm(form, page, today, rules);
  if (!sent.ok) {
    const back = stayLink(hotelPath(hotel), sent.entered);
    return seeOther(`${back}#${problemAnchor(sent.problem)}`);
  }
  const link = buildBookingLink(engineOf(hotel, engineOverrides()), sent.stay);
  if (!link.ok) return seeOther(hotelPath(hotel));
  const campaign = readCampaign(page);
  if (!asksNotToBeCounted(request.headers)) {
    const step = isChat(link.href) ? 'whatsapp' : 'engine';
    countStep({ step, path: hotelPath(hotel), campaign: campaignName(campaign) });
  }
  return seeOther(withCampaign(link.href, campaign));
}
