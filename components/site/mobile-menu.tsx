'use client';

import { buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { phoneHref } from '@/lib/format/phone';
import { formatMessage } from '@/lib/i18n/format-message';
import { ComingSoonList } from './coming-soon-list';
import { LanguageMenu } from './language-menu';
import { type ComingSoon, type Languages, type NavTexts, navLinks } from './nav-links';

type MobileMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages: NavTexts;
  comingSoon: ComingSoon;
  languages: Languages;
};

/** The links of the bar on a phone. The page behind it does not scroll while it is open. */
export function MobileMenu({
  open,
  onOpenChange,
  messages,
  comingSoon,
  languages,
}: MobileMenuProps) {
  const { places, rest } = navLinks(messages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="side"
        closeLabel={messages.closeMenu}
        className="flex flex-col gap-6 p-5"
      >
        <DialogTitle className="flex min-h-8 items-center font-serif text-2xl">
          {messages.menuTitle}
        </DialogTitle>
        <nav aria-label={messages.label}>
          <ul className="divide-y divide-line border-y border-line">
            {[...places, ...rest].map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  onClick={() => onOpenChange(false)}
                  className="flex min-h-14 items-center font-serif text-xl no-underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h3 className="mb-3 font-sans text-base font-[640] tracking-normal">
            {comingSoon.title}
          </h3>
          <ComingSoonList comingSoon={comingSoon} />
        </div>
        <a
          href={phoneHref(messages.phone) ?? undefined}
          className={buttonVariants({ variant: 'outline', className: 'numeric' })}
        >
          <Icon name="phone" />
          {formatMessage(messages.call, { phone: messages.phone })}
        </a>
        <LanguageMenu
          languages={languages}
          label={messages.language}
          className="self-start [&>div]:right-auto [&>div]:left-0"
        />
      </DialogContent>
    </Dialog>
  );
}
