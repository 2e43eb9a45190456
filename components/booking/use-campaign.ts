import { useEffect, useState } from 'react';
import { tabStorage } from '@/components/ui/stored-text';
import { type Campaign, campaignQuery, NO_CAMPAIGN, readCampaign } from '@/lib/booking/campaign';

const MEMORY = 'vitrine:campaign';

/**
 * The campaign this visit came from: the one in the URL, else the last one that this tab has
 * arrived with. It stays in the tab (no cookie) until the visitor leaves for the booking engine or
 * closes it; its name is counted with the visit's steps (components/results).
 */
export function visitCampaign(): Campaign {
  const arrived = readCampaign(new URLSearchParams(location.search));
  if (arrived.length === 0) return readCampaign(new URLSearchParams(tabStorage.read(MEMORY) ?? ''));
  tabStorage.write(MEMORY, campaignQuery(arrived));
  return arrived;
}

/** The visit's campaign for `withCampaign`; none in the static HTML, which is the same for all visitors. */
export function useCampaign(): Campaign {
  const [campaign, setCampaign] = useState(NO_CAMPAIGN);
  useEffect(() => setCampaign(visitCampaign()), []);
  return campaign;
}
