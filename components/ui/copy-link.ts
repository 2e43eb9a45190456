import { notify } from './notify';

/** The canonical URL of the page, without anything specific to the visitor's URL. */
export function canonicalUrl(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.href || `${location.origin}${location.pathname}`;
}

type Texts = { copied: string; hint?: string; failed: string };

/** Copies a URL to the clipboard and says so. If that is forbidden, shows the URL to be copied. */
export async function copyLink(url: string, messages: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify({ tone: 'success', title: messages.copied, description: messages.hint });
  } catch {
    notify({ tone: 'destructive', title: messages.failed, description: url });
  }
}
