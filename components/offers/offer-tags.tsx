import { useTranslations } from 'next-intl';
import { ChipList } from '@/components/ui/chip';
import type { OfferTag } from '@/lib/offers/tags';

/** For whom an offer is, as chips; nothing where staff have not said so. */
export function OfferTags({ tags }: { tags: readonly OfferTag[] }) {
  const t = useTranslations('offers.tags');
  if (tags.length === 0) return null;
  return (
    <div className="offer-tags">
      <ChipList items={tags.map((tag) => t(tag))} />
    </div>
  );
}
