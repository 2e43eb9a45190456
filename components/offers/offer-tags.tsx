import { ChipList } from '@/components/ui/chip';

/** For whom an offer is, in words, as chips; nothing where staff have not said so. */
export function OfferTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="offer-tags">
      <ChipList items={tags} />
    </div>
  );
}
