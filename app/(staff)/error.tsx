'use client';

import { usePathname } from 'next/navigation';
import { errorCode } from '@/components/site/toast-query-error';
import { Button } from '@/components/ui/button';
import { keepsDraft } from '@/lib/hotels/draft-path';
import { formatMessage } from '@/lib/i18n/format-message';
import messages from '@/messages/pt-BR/failure.json';

const { staff, heading, retry, errorId } = messages;

/**
 * Shown if the session can't be checked, without granting access or signing out; also if the answer
 * to a save broke off before the whole page arrived: such an error is the browser's own and has no
 * digest from the server.
 */
export default function StaffFailure({ error }: { error: Error & { digest?: string } }) {
  const hasDraft = keepsDraft(usePathname());
  const code = errorCode(error.digest);
  const words = error.digest
    ? [staff.heading, staff.text]
    : [heading, staff.brokeOff, hasDraft ? staff.draft : undefined];
  const [title, ...texts] = words;
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <h1 className="max-w-[16em] text-center text-[min(1.75rem,11vw)] md:text-[2.125rem]">
        {title}
      </h1>
      {texts.map((text) => (
        <p key={text} className="max-w-[34em] text-center text-ink-2 empty:hidden">
          {text}
        </p>
      ))}
      <Button onClick={() => location.reload()}>{retry}</Button>
      {code && (
        <p className="text-center text-small text-ink-2">{formatMessage(errorId, { id: code })}</p>
      )}
    </main>
  );
}
