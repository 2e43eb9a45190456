import { notify } from './notify';

/** The page's one URL, without what the visitor's own URL carries along. */
export function canonicalUrl(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.href || `${location.origin}${location.pathname}`;
}

type Texts = { copied: string; hint?: string; failed: string };

/** Puts a URL on the clipboard and says so; where that is forbidden, shows it to be copied. */
export async function copyLink(url: string, messages: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify({ tone: 'success', title: messages.copied, description: messages.hint });
  } catch {
    notify({ tone: 'destructive', title: messages.failed, description: url });
  }
}
