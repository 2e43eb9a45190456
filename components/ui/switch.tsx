import type { ComponentProps } from 'react';
import { cn } from './cn';

type SwitchProps = {
  checked: boolean;
  label: string;
  onChange: (checked: boolean) => void;
  /** A change is on its way: the switch stays where it is. */
  busy?: boolean;
} & Pick<ComponentProps<'button'>, 'aria-invalid' | 'aria-describedby'>;

/** A switch takes effect at once; a check box takes effect with the next save. */
export function Switch({ checked, label, onChange, busy, ...aria }: SwitchProps) {
  return (
    <button
      {...aria}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
      className={cn(
        // The touch target is larger than what is drawn.
        'relative inline-flex h-6.5 w-11 shrink-0 items-center rounded-full p-0.75 transition-colors after:absolute after:inset-x-0 after:-inset-y-2.25',
        checked ? 'justify-end bg-ok' : 'bg-[#7b8279]',
      )}
    >
      <span className="size-5 rounded-full bg-white" />
    </button>
  );
}
