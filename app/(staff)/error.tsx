'use client';

import { useFailureMessages } from '@/components/site/failure-messages';
import { Button } from '@/components/ui/button';

/** Shown while the session can't be checked: no access, and no sign-out either. */
export default function StaffFailure() {
  const { staff, retry } = useFailureMessages();
  return (
    <main id="conteudo" className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <h1 className="max-w-[16em] text-center text-[1.75rem] md:text-[2.125rem]">
        {staff.heading}
      </h1>
      <p className="max-w-[34em] text-center text-ink-2">{staff.text}</p>
      <Button onClick={() => location.reload()}>{retry}</Button>
    </main>
  );
}
