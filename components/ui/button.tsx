import type { ComponentProps } from 'react';
import { cn } from './cn';

const VARIANTS = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  light: 'btn-light',
  danger: 'btn-danger',
  ghost: 'btn-ghost',
  link: 'btn-link',
} as const satisfies Record<string, string>;

const SIZES = {
  default: '',
  compact: 'btn-compact',
  /** Compact on wide screens only: a finger needs more room than a mouse. */
  touch: 'btn-touch',
  tall: 'btn-tall',
  icon: 'btn-icon',
} as const satisfies Record<string, string>;

type Look = { variant?: keyof typeof VARIANTS; size?: keyof typeof SIZES; className?: string };

/** The classes of a button, also for links that look like one. */
export function buttonVariants({ variant = 'primary', size = 'default', className }: Look = {}) {
  return cn('btn', SIZES[size], VARIANTS[variant], className);
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /**
     * An action is in progress: keeps color and focus, shows a spinner. The caller ignores presses.
     */
    busy?: boolean;
  };

/** A button that does not submit a form unless its `type` says so. */
export function Button({ className, variant, size, busy, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonVariants({ variant, size, className })}
    />
  );
}
