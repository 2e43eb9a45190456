import { queryText } from '@/lib/format/query-text';
import { storable } from '@/lib/format/storable';

/** The campaign parameters that ads add to URLs and booking engines count. */
const NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'fbclid',
] as const;

/** Maximum length of a value. A longer one is left out: half a click id is useless. */
const VALUE_LENGTH = 300;

/** The campaign a visit came from, in the order of the names; empty when it came from none. */
export type Campaign = readonly (readonly [name: string, value: string])[];

export const NO_CAMPAIGN: Campaign = [];

/** The campaign of a query. Other names, long values and control characters are left out. */
export function readCampaign(query: URLSearchParams): Campaign {
  return NAMES.flatMap((name) => {
    const value = query.get(name)?.trim() ?? '';
    const usable = value !== '' && value.length <= VALUE_LENGTH && !/\p{Cc}/u.test(value);
    return usable ? [[name, value] as const] : [];
  });
}

/** Maximum length of the campaign name that visits are counted by (step_counts_campaign). */
export const NAME_LENGTH = 80;

/** The name by which a campaign's visits are counted; undefined without one. */
export function campaignName(campaign: Campaign): string | undefined {
  const [, value = ''] = campaign.find(([name]) => name === 'utm_campaign') ?? [];
  // Slicing may leave half a character, which the database can't store.
  return storable(value.slice(0, NAME_LENGTH)) || undefined;
}

/** As a query string, without the question mark. */
export const campaignQuery = (campaign: Campaign): string =>
  queryText(new URLSearchParams(campaign.map(([name, value]) => [name, value])));

const CHAT_HOST = /^(?:wa\.me|(?:[\w-]+\.)*whatsapp\.com)$/;

/** Whether a URL leads to a chat. */
export const isChat = (href: string): boolean =>
  URL.canParse(href) && CHAT_HOST.test(new URL(href).hostname);

/**
 * A booking URL with the visit's campaign after its own parameters, which take precedence. Chat links
 * stay as they are: chats don't count campaigns, and the visitor sends a text, not a URL.
 */
export function withCampaign(href: string, campaign: Campaign): string {
  if (campaign.length === 0 || !URL.canParse(href) || isChat(href)) return href;
  const url = new URL(href);
  const taken = new Set([...url.searchParams.keys()].map((name) => name.toLowerCase()));
  const added = campaignQuery(campaign.filter(([name]) => !taken.has(name)));
  if (added === '') return href;
  // Appended as text, because parsing and serializing would change how the URL is written.
  url.search += `${url.search ? '&' : '?'}${added}`;
  return url.href;
}
