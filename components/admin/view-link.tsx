import { Eye, ScanEye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';

type ViewLinkProps = {
  name: string;
  /** The public page, null while visitors don't see it. */
  site: string | null;
  /** What is shown instead, to staff alone. */
  preview: string;
  /** Shows the label beside the icon. */
  withLabel?: boolean;
};

/** A record's page on the site, or the preview of it, in a tab of its own. */
export function ViewLink({ name, site, preview, withLabel = false }: ViewLinkProps) {
  const t = useTranslations('admin.forms');
  const Icon = site ? Eye : ScanEye;
  return (
    <a
      href={site ?? preview}
      target="_blank"
      rel="noopener"
      aria-label={withLabel ? undefined : t(site ? 'viewNamed' : 'previewNamed', { name })}
      className={buttonVariants(
        withLabel ? { variant: 'outline', size: 'touch' } : { variant: 'ghost', size: 'icon' },
      )}
    >
      <Icon />
      {withLabel ? t(site ? 'view' : 'preview') : null}
    </a>
  );
}
