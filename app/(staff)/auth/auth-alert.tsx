import { Alert } from '@/components/ui/alert';
import type { AuthNotice } from './use-auth-notice';

/** The notices above the fields of a sign-in form, announced when they change. */
export function AuthAlert({ notices }: { notices: (AuthNotice | null)[] }) {
  return (
    <div role="alert" tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
      {notices.map((notice) =>
        notice ? (
          <Alert key={notice.title} tone={notice.tone} title={notice.title}>
            {notice.detail}
          </Alert>
        ) : null,
      )}
    </div>
  );
}
