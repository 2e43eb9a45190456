'use client';

import { useEffect } from 'react';
import { visitCampaign } from './use-campaign';

/** Notes on arrival, wherever that is, which campaign the visit came from. Shows nothing. */
export function RememberCampaign() {
  useEffect(() => {
    visitCampaign();
  }, []);
  return null;
}
