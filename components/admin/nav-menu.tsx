'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog';

/** The areas on phones: slides in from the side, and goes when one was chosen. */
export function NavMenu({ children }: { children: ReactNode }) {
  const t = useTranslations('admin.shell');
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger
        aria-label={t('openMenu')}
        className="grid size-[min(2.75rem,20vw)] shrink-0 place-items-center rounded-2 hover:bg-sand-1 md:hidden"
      >
        <Menu className="size-6" />
      </DialogTrigger>
      <DialogContent
        shape="side"
        closeLabel={t('closeMenu')}
        className="right-auto! left-0 w-[min(18.75rem,86vw)]! bg-mata! text-mata-text!"
        closeClassName="text-white hover:bg-mata-2!"
      >
        <DialogTitle className="sr-only">{t('nav')}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}
