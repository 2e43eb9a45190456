import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const chipVariants = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full px-[13px] text-caption font-[560] no-underline',
  {
    variants: {
      tone: {
        sand: 'bg-sand-1 text-ink',
        card: 'bg-card text-ink',
        on: 'bg-mata text-white',
        ok: 'bg-ok-bg text-ok',
        info: 'bg-info-bg text-info',
        ipe: 'bg-ipe-1 text-[#5c3d00]',
      },
      size: { default: 'min-h-8 py-1', touch: 'min-h-9 py-1 md:min-h-8' },
    },
    defaultVariants: { tone: 'sand', size: 'default' },
  },
);

type ChipProps = ComponentProps<'span'> & VariantProps<typeof chipVariants>;

export function Chip({ className, tone, size, ...props }: ChipProps) {
  return <span {...props} className={cn(chipVariants({ tone, size }), className)} />;
}
