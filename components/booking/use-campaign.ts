import { useEffect, useState } from 'react';
import { tabStorage } from '@/components/ui/stored-text';
import { type Campaign, campaignQuery, NO_CAMPAIGN, readCampaign } from '@/lib/booking/campaign';

const MEMORY = 'vitrine:campaign';

/**
 * The campaign of this visit: the one in the URL, or else the last one this tab arrived with. It
 * stays in the tab's storage (no cookie) until the tab is closed; its name is counted with the
 * visit's steps (components/results).
 */
export function visitCampaign(): Campaign {
  const arrived = readCampaign(new URLSearchParams(location.search));
  if (arrived.length === 0) return readCampaign(new URLSearchParams(tabStorage.read(MEMORY) ?? ''));
  tabStorage.write(MEMORY, campaignQuery(arrived));
  return arrived;
}

/** The visit's campaign for `withCampaign`; empty in the static HTML, which all visitors share. */
export function useCampaign(): Campaign {
  const [campaign, setCampaign] = useState(NO_CAMPAIGN);
  useEffect(() => setCampaign(visitCampaign()), []);
  return campaign;
}
