'use client';

import {
  Building2,
  ChartLine,
  CircleUserRound,
  History,
  Images,
  LayoutDashboard,
  Map as MapIcon,
  Settings,
  Tag,
  Users,
} from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { BrandMark } from '@/components/ui/brand';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { ACCOUNT_PATH, type areasFor } from '@/lib/auth/roles';

type Areas = ReturnType<typeof areasFor>;

const ICONS = {
  dashboard: LayoutDashboard,
  results: ChartLine,
  hotels: Building2,
  regions: MapIcon,
  packages: Tag,
  users: Users,
  config: Settings,
  media: Images,
  history: History,
} as const satisfies Record<Areas[number]['name'], unknown>;

type AdminNavProps = { areas: Areas; siteName: string };

const LINK = cn(
  'flex min-h-11.5 items-center gap-[min(0.75rem,3vw)] rounded-2 px-[min(0.875rem,3vw)] font-[560] no-underline hover:bg-mata-2',
  'aria-[current=page]:bg-[#fdf8ec] aria-[current=page]:text-mata',
);

/** The areas that a role may enter, and the user's own account. Marks the current one. */
export function AdminNav({ areas, siteName }: AdminNavProps) {
  const t = useTranslations('admin.shell');
  const pathname = usePathname();
  const isCurrent = (path: string) =>
    path === '/admin' ? pathname === path : pathname === path || pathname.startsWith(`${path}/`);
  const firstForAdmins = areas.find(({ need }) => need === 'admin')?.name;
  return (
    <div className="on-dark flex flex-col px-[min(1rem,3vw)] py-6">
      <p className="flex items-center gap-3 px-3 pt-1 pb-6 font-serif text-[1.3125rem] font-[520] tracking-[-0.025em] text-white">
        <BrandMark />
        {siteName}
      </p>
      <nav aria-label={t('nav')}>
        <ul className="grid grid-cols-1 gap-1">
          {areas.map(({ name, path }) => {
            const Icon = ICONS[name];
            return (
              <Fragment key={name}>
                {name === firstForAdmins ? (
                  <li className="px-3.5 pt-5 pb-2 text-caption">{t('adminsOnly')}</li>
                ) : null}
                <li>
                  <Link
                    href={path}
                    aria-current={isCurrent(path) ? 'page' : undefined}
                    className={LINK}
                  >
                    <Icon className="size-5 shrink-0" />
                    {t(`tabs.${name}`)}
                  </Link>
                </li>
              </Fragment>
            );
          })}
        </ul>
      </nav>
      <Link
        href={ACCOUNT_PATH}
        aria-current={isCurrent(ACCOUNT_PATH) ? 'page' : undefined}
        className={cn(LINK, 'mt-5')}
      >
        <CircleUserRound className="size-5 shrink-0" />
        {t('account')}
      </Link>
    </div>
  );
}
