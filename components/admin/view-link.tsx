import { Eye, ScanEye } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { fill } from '@/lib/format/fill';

type LookLinkProps = {
  name: string;
  /** The public page, null while visitors don't see it. */
  site: string | null;
  /** What is shown instead, to staff alone. */
  preview: string;
  texts: { view: string; viewNamed: string; preview: string; previewNamed: string };
  /** Says in words what it is; otherwise the icon stands alone. */
  withLabel?: boolean;
};

/** A record's page on the site, or the preview of it, in a tab of its own. */
export function ViewLink({ name, site, preview, texts, withLabel = false }: LookLinkProps) {
  const Icon = site ? Eye : ScanEye;
  const named = site ? texts.viewNamed : texts.previewNamed;
  return (
    <a
      href={site ?? preview}
      target="_blank"
      rel="noopener"
      aria-label={withLabel ? undefined : fill(named, { name })}
      className={buttonVariants(
        withLabel ? { variant: 'outline', size: 'compact' } : { variant: 'ghost', size: 'icon' },
      )}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      {withLabel ? (site ? texts.view : texts.preview) : null}
    </a>
  );
}
