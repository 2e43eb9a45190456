'use client';

import { useEffect } from 'react';
import { visitCampaign } from './use-campaign';

/** Stores the visit's campaign on arrival, whatever the page. Renders nothing. */
export function RememberCampaign() {
  useEffect(() => {
    visitCampaign();
  }, []);
  return null;
}
