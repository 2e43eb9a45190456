import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-2 border-[1.5px] text-center font-[640] no-underline transition-colors duration-200 disabled:bg-sand-2 disabled:text-disabled disabled:shadow-none [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
        outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-card',
        light: 'border-transparent bg-card text-ink hover:bg-sand-1',
        danger: 'border-transparent bg-bad text-white hover:bg-[#8f1e18]',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-sand-1',
        link: 'border-transparent min-h-8! rounded-1! px-0! text-primary-text underline decoration-[1.5px] underline-offset-[5px] hover:decoration-[3px]',
      },
      size: {
        default: 'min-h-12 px-[22px] py-2 text-base',
        compact: 'min-h-10 px-4 py-1.5 text-[15px]',
        tall: 'min-h-[60px] px-[34px] py-2 text-[17px] md:min-h-[68px]',
        icon: 'size-11 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ className, variant, size, asChild, ...props }: ButtonProps) {
  const Component = asChild ? Slot : 'button';
  const type = asChild ? undefined : (props.type ?? 'button');
  return (
    <Component
      {...props}
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
    />
  );
}
