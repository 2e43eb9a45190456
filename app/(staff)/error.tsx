'use client';

import { useFailureMessages } from '@/components/site/failure-messages';
import { errorCode } from '@/components/site/toast-query-error';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/i18n/format-message';

/** Shown while the session can't be checked: no access, and no sign-out either. */
export default function StaffFailure({ error }: { error: Error & { digest?: string } }) {
  const { staff, retry, errorId } = useFailureMessages();
  const code = errorCode(error.digest);
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <h1 className="max-w-[16em] text-center text-[1.75rem] md:text-[2.125rem]">
        {staff.heading}
      </h1>
      <p className="max-w-[34em] text-center text-ink-2">{staff.text}</p>
      <Button onClick={() => location.reload()}>{retry}</Button>
      {code && <p className="text-small text-ink-2">{formatMessage(errorId, { id: code })}</p>}
    </main>
  );
}
