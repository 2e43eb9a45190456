import type { Toast } from '@/components/ui/notify';
import type { QueryErrorKind, QuerySubject } from '@/lib/db/run-query';
import { formatMessage } from '@/lib/i18n/format-message';
import messages from '@/messages/pt-BR/failure.json';

type ReadFailure = {
  subject: QuerySubject;
  kind: QueryErrorKind;
  requestId: string;
  message: string;
};

/** Parses `QueryError.digest`. Null for any other error. */
export function parseDigest(digest: string | undefined): ReadFailure | null {
  const match = /^read:([a-z-]+):([a-z-]+):([\w.-]*):(.*)$/s.exec(digest ?? '');
  if (!match) return null;
  const [, subject, kind, requestId, message] = match;
  return { subject, kind, requestId, message } as ReadFailure;
}

/**
 * The code that a visitor can give to support, and that the server's log can be searched for: the
 * request id, or Next's digest of an unexpected error. Null if the server knows neither.
 */
export function errorCode(digest: string | undefined): string | null {
  const [, staffRequestId] = /^staff-check:([\w.-]+)$/.exec(digest ?? '') ?? [];
  const code = parseDigest(digest)?.requestId || staffRequestId;
  return code || /^\d+(?:@\w+)?$/.exec(digest ?? '')?.[0] || null;
}

const ofKind = (
  texts: Partial<Record<QueryErrorKind, string>> & { other: string },
  kind: QueryErrorKind,
) => texts[kind] ?? texts.other;

/** The catalog's message for a failed read; null if it is only logged. */
export function queryErrorToast(failure: ReadFailure): Toast | null {
  const { kind, message } = failure;
  const destructive = (title: string, description?: string): Toast => ({
    tone: 'destructive',
    title,
    description,
  });
  switch (failure.subject) {
    case 'featured':
      return destructive(ofKind(messages.featured, kind));
    case 'hotels':
      return destructive(
        messages.hotels.title,
        formatMessage(ofKind(messages.hotels, kind), { message }),
      );
    case 'hotel':
      return destructive(messages.hotel.title, messages.hotel.description);
    case 'rooms':
      return destructive(messages.rooms);
    case 'hotel-offers':
      return destructive(messages.hotelPackages);
    case 'offers':
      return destructive(messages.packages);
    case 'offer':
      return destructive(messages.offer);
    case 'destinations':
      return destructive(messages.destinations);
    case 'regions':
      return destructive(messages.regions.title, messages.regions.description);
    case 'search':
    case 'settings':
    case 'media':
      return null;
  }
}
