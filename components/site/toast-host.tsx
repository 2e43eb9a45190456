'use client';

import { useEffect, useState } from 'react';
import { failBrokenChunks } from '@/components/ui/fail-broken-chunks';
import { useLatestTask } from '@/components/ui/latest-task';
import { onFirstToast, type Toast, takeWaiting, toastId } from '@/components/ui/notify';
import { SAME_URL } from '@/components/ui/same-url';
import { useLazyModule } from '@/components/ui/use-lazy-module';

const load = () => import('@/components/ui/toaster').then((module) => module.Toaster);

/** How long the toaster shows a failure. */
const SHOWN_MS = 10_000;

type ToastHostProps = {
  messages: {
    region: string;
    close: string;
    offline: { title: string; description: string };
    outdated: { title: string; description: string; reload: string };
  };
};

/**
 * Where toasts appear. The toaster's code is loaded with the first toast, not with the page. If
 * that fails, usually because there is no connection, the toast is shown here as plain HTML for a
 * while, and the next toast tries again.
 */
export function ToastHost({ messages }: ToastHostProps) {
  const { region, close, offline, outdated } = messages;
  const [Toaster, fetchToaster] = useLazyModule(load);
  const [plain, setPlain] = useState<Toast[]>([]);
  const hiding = useLatestTask();

  useEffect(failBrokenChunks, []);

  useEffect(() => {
    const show = async () => {
      if (await fetchToaster()) return;
      const notices = new Map(takeWaiting().map((notice) => [toastId(notice), notice]));
      if (notices.size === 0) return;
      setPlain([...notices.values()]);
      hiding.startAfter(SHOWN_MS, () => setPlain([]));
    };
    const { reload, ...words } = outdated;
    return onFirstToast(show, {
      offline: { tone: 'destructive', ...offline },
      outdated: { tone: 'destructive', ...words, link: { label: reload, href: SAME_URL } },
    });
  }, [fetchToaster, offline, outdated, hiding]);

  if (Toaster) return <Toaster regionLabel={region} closeLabel={close} />;
  if (plain.length === 0) return null;
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 grid gap-3 md:left-auto md:w-89">
      {plain.map((notice) => (
        <p
          key={toastId(notice)}
          className="rounded-2 border border-line bg-card p-4 text-ink shadow-2"
        >
          <strong className="block leading-snug font-[640]">{notice.title}</strong>
          <span className="text-small text-ink-3">{notice.description}</span>
          {notice.link && (
            <a href={notice.link.href} className="notice-link">
              {notice.link.label}
            </a>
          )}
          {notice.action && (
            <button
              type="button"
              className="notice-link"
              onClick={() => {
                setPlain([]);
                notice.action?.onClick();
              }}
            >
              {notice.action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
