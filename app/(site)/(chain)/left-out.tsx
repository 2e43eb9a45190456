import { Alert } from '@/components/ui/alert';

/**
 * Lists what a link asks for but its page leaves out, one sentence each; nothing if it shows all.
 */
export function LeftOut({ sentences }: { sentences: (string | false | null)[] }) {
  const [first, ...others] = sentences.filter((sentence) => typeof sentence === 'string');
  if (!first) return null;
  return (
    <div role="status" className="mb-6 print:hidden">
      <Alert tone="info" title={first}>
        {others.map((sentence) => (
          <p key={sentence} className="mt-1 font-[640]">
            {sentence}
          </p>
        ))}
      </Alert>
    </div>
  );
}
