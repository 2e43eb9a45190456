import { plainText } from '@/lib/format/plain-text';

/** The features with one more, as it will be stored; a blank or repeated one is ignored. */
export function withFeature(features: string[], typed: string): string[] {
  const feature = plainText(typed);
  const known = features.some((other) => other.toLowerCase() === feature.toLowerCase());
  return feature === '' || known ? features : [...features, feature];
}
