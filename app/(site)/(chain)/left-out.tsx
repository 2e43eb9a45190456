import { Alert } from '@/components/ui/alert';

/** Says what a link asks for that its page leaves out, a sentence for each; nothing where it shows all. */
export function LeftOut({ sentences }: { sentences: (string | false | null)[] }) {
  const said = sentences.filter((sentence) => typeof sentence === 'string');
  if (said.length === 0) return null;
  return (
    <div role="status" className="mb-6 grid gap-3 print:hidden">
      {said.map((sentence) => (
        <Alert key={sentence} tone="info" title={sentence} />
      ))}
    </div>
  );
}
