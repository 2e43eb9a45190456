import { notify } from './notify';

/** The page's one address, without what the visitor's own address carries along. */
export function canonicalAddress(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.href || `${location.origin}${location.pathname}`;
}

type Texts = { copied: string; hint?: string; failed: string };

/** Puts an address on the clipboard and says so; where that is forbidden, shows it to be copied. */
export async function copyLink(address: string, texts: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ tone: 'success', title: texts.copied, description: texts.hint });
  } catch {
    notify({ tone: 'destructive', title: texts.failed, description: address });
  }
}
