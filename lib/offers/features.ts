import { plainText } from '@/lib/format/plain-text';
import type { Offer } from './model';

/** The features with one more, as it will be stored; a blank or repeated one is ignored. */
export function withFeature(features: string[], typed: string): string[] {
  const feature = plainText(typed);
  const known = features.some((other) => other.toLowerCase() === feature.toLowerCase());
  return feature === '' || known ? features : [...features, feature];
}

/** What an offer is, where its features have no list of their own: its description, or what it includes. */
export function wordsOf({ description, features }: Pick<Offer, 'description' | 'features'>) {
  return description ?? (features.length > 0 ? features.join(' · ') : null);
}
