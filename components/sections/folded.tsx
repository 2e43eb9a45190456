import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type FoldedProps = {
  /** The subject of the text, read out after the label that all such texts share. */
  about: string;
  children: ReactNode;
};

/** The rest of a long text: a native disclosure, so no script is needed. */
export function Folded({ about, children }: FoldedProps) {
  const t = useTranslations('site.common');
  return (
    <details className="folded">
      <summary>
        {t('more')}
        <span className="sr-only">: {about}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
