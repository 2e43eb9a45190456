import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { FAVORITES } from '@/lib/favorites/paths';

/** Link to the kept hotels, with their number, which KeepFavorites fills in. */
export function FavoritesLink({ label }: { label: string }) {
  return (
    <Link href={FAVORITES} className="favorites-link">
      <Icon name="heart" />
      <span className="sr-only">{label}</span>
      <span data-favorites-count="" className="favorites-count" />
    </Link>
  );
}
