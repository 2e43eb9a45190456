'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import type { AdminTexts } from './shell';

/** The areas on phones: slides in from the side, and goes when one was chosen. */
export function NavMenu({
  texts,
  children,
}: {
  texts: Pick<AdminTexts, 'nav' | 'openMenu' | 'closeMenu'>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the new address is
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger
        aria-label={texts.openMenu}
        className="grid size-11 shrink-0 place-items-center rounded-2 hover:bg-sand-1 md:hidden"
      >
        <Menu aria-hidden className="size-6" strokeWidth={1.75} />
      </DialogTrigger>
      <DialogContent
        shape="side"
        closeLabel={texts.closeMenu}
        className="right-auto! left-0 w-[min(300px,86vw)]! bg-mata! text-mata-text!"
        closeClassName="text-white hover:bg-mata-2!"
      >
        <DialogTitle className="sr-only">{texts.nav}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  );
}
