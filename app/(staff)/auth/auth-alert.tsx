import { Alert } from '@/components/ui/alert';
import type { AuthNotice } from './use-auth-notice';

/** What a form of the sign-in pages says above its fields; announced when it changes. */
export function AuthAlert({ notice }: { notice: AuthNotice | null }) {
  return (
    <div role="alert" tabIndex={-1} className="outline-none empty:hidden">
      {notice ? (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.detail}
        </Alert>
      ) : null}
    </div>
  );
}
