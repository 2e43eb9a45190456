'use client';

import { Building2, LayoutDashboard, Map as MapIcon, Settings, Tag, Users } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { Fragment } from 'react';
import { BrandMark } from '@/components/ui/brand';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import type { Need, TabName } from '@/lib/auth/roles';

const ICONS = {
  dashboard: LayoutDashboard,
  hotels: Building2,
  regions: MapIcon,
  packages: Tag,
  users: Users,
  config: Settings,
} as const satisfies Record<TabName, unknown>;

export type NavTab = { name: TabName; path: string; need: Need; label: string };

type AdminNavProps = {
  tabs: NavTab[];
  siteName: string;
  label: string;
  adminsOnly: string;
  /** Said while an area is on its way, of those for administrators what is being asked first. */
  pending: Record<Need, string>;
};

/** The areas that a role may enter; the current one is marked. */
export function AdminNav({ tabs, siteName, label, adminsOnly, pending }: AdminNavProps) {
  const pathname = usePathname();
  const isCurrent = (path: string) =>
    path === '/admin' ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
  const firstForAdmins = tabs.find((tab) => tab.need === 'admin')?.name;
  return (
    <div className="on-dark flex flex-col px-4 py-6">
      <p className="flex items-center gap-3 px-3 pt-1 pb-6 font-serif text-[21px] font-[520] tracking-[-0.025em] text-white">
        <BrandMark className="size-8" />
        {siteName}
      </p>
      <nav aria-label={label}>
        <ul className="grid gap-1">
          {tabs.map(({ name, path, need, label: text }) => {
            const Icon = ICONS[name];
            return (
              <Fragment key={name}>
                {name === firstForAdmins ? (
                  <li className="px-3.5 pt-5 pb-2 text-caption">{adminsOnly}</li>
                ) : null}
                <li>
                  <Link
                    href={path}
                    aria-current={isCurrent(path) ? 'page' : undefined}
                    className={cn(
                      'flex min-h-[46px] items-center gap-3 rounded-2 px-3.5 font-[560] no-underline hover:bg-mata-2',
                      'aria-[current=page]:bg-[#fdf8ec] aria-[current=page]:text-mata',
                    )}
                  >
                    <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                    {text}
                    <LinkPending text={pending[need]} />
                  </Link>
                </li>
              </Fragment>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
