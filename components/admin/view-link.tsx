import { Eye, ScanEye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';

type ViewLinkProps = {
  name: string;
  /** The public page, null while visitors don't see it. */
  site: string | null;
  /** The preview shown instead, to staff only. */
  preview: string;
  /** Shows the label beside the icon. */
  withLabel?: boolean;
};

/** Opens a record's page on the site, or its preview, in a new tab. */
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
