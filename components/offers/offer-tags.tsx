import { ChipList } from '@/components/ui/chip';

/** For whom an offer is, as chips; renders nothing if staff set no tags. */
export function OfferTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="offer-tags">
      <ChipList items={tags} />
    </div>
  );
}
