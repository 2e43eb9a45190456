'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from './icon';
import { NoticeRoom } from './notice-room';
import { connectToaster, type Toast, toastId } from './notify';

/**
 * How often each notice was withdrawn. A withdrawn notice takes a moment to leave, and would remove
 * a new one with the same id.
 */
const withdrawals = new Map<string, number>();
const idOf = (notice: Toast) => {
  const id = toastId(notice);
  return `${withdrawals.get(id) ?? 0}:${id}`;
};

function withdraw(notice: Toast) {
  toast.dismiss(idOf(notice));
  const id = toastId(notice);
  withdrawals.set(id, (withdrawals.get(id) ?? 0) + 1);
}

/** The notices that are shown, by their ids, in the order in which they came. */
const shown = new Map<string, Toast>();

function show(notice: Toast) {
  const { tone, title, action, link, stays } = notice;
  const description = link ? (
    <>
      {notice.description}
      <a href={link.href} target={link.target} className="notice-link">
        {link.label}
      </a>
    </>
  ) : (
    notice.description
  );
  // A notice with something to press stays long enough to be read and reached.
  const readable = tone === 'success' && !action && !link ? undefined : 10_000;
  const duration = stays ? Number.POSITIVE_INFINITY : readable;
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role$=dialog][data-state=open]')];
  if (notice.closesDialog) dialogs.pop();
  // At the bottom it would cover the buttons of an open dialog.
  const position = dialogs.length > 0 ? 'top-center' : undefined;
  const words = (
    <>
      <NoticeRoom dialogs={dialogs} />
      {title}
    </>
  );
  const id = idOf(notice);
  const forget = () => void shown.delete(id);
  shown.set(id, notice);
  const ends = { onDismiss: forget, onAutoClose: forget };
  const options = { description, action, duration, position, id, ...ends } as const;
  if (tone === 'success') toast.success(words, options);
  else toast.error(words, options);
}

/** Called when a dialog opens: moves the notices to the top, with the dialog below them. */
function moveAway() {
  for (const notice of [...shown.values()]) show({ ...notice, closesDialog: false });
}

type ToasterProps = { regionLabel: string; closeLabel: string };

/** The region in which toasts are shown. */
export function Toaster({ regionLabel, closeLabel }: ToasterProps) {
  useEffect(() => {
    const release = connectToaster(show, withdraw, moveAway);
    return () => {
      release();
      shown.clear();
    };
  }, []);
  return (
    <Sonner
      position="bottom-right"
      closeButton
      containerAriaLabel={regionLabel}
      icons={{
        error: <Icon name="circle-alert" />,
        success: <Icon name="circle-check" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          // Phones show only the newest one, even when a touch expands them: three would cover a
          // list.
          toast:
            'max-sm:not-data-[front=true]:invisible relative flex w-full items-start gap-[min(0.75rem,3.2vw)] rounded-2 border border-line bg-card p-[min(1rem,4.2vw)] pr-[min(3rem,12.4vw)] text-ink shadow-2 font-sans',
          icon: 'grid size-[min(2.125rem,9vw)] [&_svg]:size-[min(1.25rem,6vw)] shrink-0 place-items-center rounded-full [[data-type=error]_&]:bg-bad-bg [[data-type=error]_&]:text-bad [[data-type=success]_&]:bg-ok-bg [[data-type=success]_&]:text-ok',
          content: 'grid min-w-0 flex-1 gap-0.5 self-center',
          title: 'font-[640] text-base leading-snug',
          description: 'text-small leading-normal text-ink-3',
          actionButton:
            'min-h-8 shrink-0 self-center font-[640] text-primary-text underline underline-offset-4',
          closeButton:
            'absolute right-[min(0.375rem,1.5vw)] top-[min(0.375rem,1.5vw)] grid size-[min(2.5rem,12.4vw)] place-items-center rounded-2 hover:bg-sand-1 [&_svg]:size-4',
        },
      }}
    />
  );
}
