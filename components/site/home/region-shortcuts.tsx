import { chipVariants } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';

/** The list as a map. */
const MAP = '/hotels?vista=mapa';

type RegionShortcutsProps = { regions: Region[]; messages: { suggested: string; map: string } };

/** Suggested regions below the search, and a link to the map; nothing if there are none. */
export function RegionShortcuts({ regions, messages }: RegionShortcutsProps) {
  if (regions.length === 0) return null;
  const chip = chipVariants({ size: 'touch', className: 'hover:bg-sand-2' });
  return (
    <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-2 max-md:hidden">
      {messages.suggested}
      {regions.map(({ id, name }) => (
        <Link key={id} href={regionPath(id)} className={chip}>
          {name}
        </Link>
      ))}
      <Link href={MAP} className={chip}>
        {messages.map}
        <Icon name="map" className="size-4" />
      </Link>
    </p>
  );
}
