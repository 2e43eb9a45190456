import { Building2, MapPinPlus, Tag, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from '@/components/ui/link';
import { isLimited, mayDo, type Need, type Profile } from '@/lib/auth/roles';
import { staffHotelPath } from '@/lib/hotels/paths';

const TILES = [
  { name: 'hotel', path: staffHotelPath(null), need: 'staff', icon: Building2 },
  { name: 'package', path: '/admin/packages?nova=1', need: 'staff', icon: Tag },
  { name: 'region', path: '/admin/regions?nova=1', need: 'staff', icon: MapPinPlus },
  { name: 'users', path: '/admin/users', need: 'admin', icon: Users },
] as const satisfies readonly { name: string; path: string; need: Need; icon: unknown }[];

type QuickActionsProps = {
  profile: Profile;
  /** Whether there is a hotel that the user may edit. */
  hasHotels: boolean;
};

/** Shortcuts to what staff do most often, limited to what the user may do. */
export function QuickActions({ profile, hasHotels }: QuickActionsProps) {
  const t = useTranslations('dashboard.actions');
  const isOutOfReach = (name: string) =>
    isLimited(profile) && (name === 'hotel' || (name === 'package' && !hasHotels));
  const tiles = TILES.filter(({ name, need }) => mayDo(profile.role, need) && !isOutOfReach(name));
  return (
    <nav aria-label={t('label')} className="mt-4 md:mt-5">
      <ul className="grid grid-cols-1 gap-4 @min-[16rem]/area:grid-cols-2 md:gap-5 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
        {tiles.map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <Link
              href={path}
              className="flex min-h-16 items-center gap-3 rounded-2 border border-line bg-card px-4 py-3 font-[640] no-underline transition-colors hover:border-ink md:px-5"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft max-roomy:hidden wide:@max-[54rem]/area:hidden">
                <Icon className="size-5" />
              </span>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
