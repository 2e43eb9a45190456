import type { Toast } from '@/components/ui/notify';
import type { FailureKind, FailureSubject } from '@/lib/db/run-query';
import type messages from '@/messages/pt-BR.json';

type Texts = (typeof messages)['failure'];
type Failure = { subject: FailureSubject; kind: FailureKind; message: string };

/** What `ReadFailure.digest` says, or null for any other error. */
export function parseDigest(digest: string | undefined): Failure | null {
  const match = /^read:([a-z-]+):([a-z]+):(.*)$/s.exec(digest ?? '');
  if (!match) return null;
  const [, subject, kind, message] = match;
  return { subject, kind, message } as Failure;
}

/** The catalogue's message for a failed read; null where it says 'logged only'. */
export function failureToast(failure: Failure, texts: Texts): Toast | null {
  const { kind, message } = failure;
  const destructive = (title: string, description?: string): Toast => ({
    tone: 'destructive',
    title,
    description,
  });
  switch (failure.subject) {
    case 'featured':
      if (kind === 'timeout') return destructive(texts.featured.timeout);
      return destructive(kind === 'database' ? texts.featured.database : texts.featured.other);
    case 'hotels': {
      const { title, timeout, network, database, other } = texts.hotels;
      if (kind === 'timeout') return destructive(title, timeout);
      if (kind === 'network') return destructive(title, network);
      // A function, because '$&' in the database's words would be read as a pattern.
      if (kind === 'database') {
        return destructive(
          title,
          database.replace('{message}', () => message),
        );
      }
      return destructive(title, other);
    }
    case 'hotel':
      return destructive(texts.hotel.title, texts.hotel.description);
    case 'rooms':
      return destructive(texts.rooms);
    case 'hotel-packages':
      return destructive(texts.hotelPackages);
    case 'packages':
      return destructive(texts.packages);
    case 'offer':
      return destructive(texts.offer);
    case 'destinations':
      return destructive(texts.destinations);
    case 'regions':
      return destructive(texts.regions.title, texts.regions.description);
    case 'search':
    case 'config':
    case 'media':
      return null;
  }
}
