import type { ReactNode } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

const TONES = {
  bad: { icon: 'circle-alert', classes: 'bg-bad-bg text-[#8f1d17]' },
  ok: { icon: 'circle-check', classes: 'bg-ok-bg text-ok' },
  info: { icon: 'info', classes: 'bg-info-bg text-info' },
} as const;

type NoteProps = {
  tone: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  className?: string;
};

/** A notice in the flow of the page: icon, bold line, sentence. */
export function Alert({ tone, title, children, className }: NoteProps) {
  const { icon, classes } = TONES[tone];
  return (
    <div
      className={cn(
        'flex items-start gap-[min(0.75rem,3vw)] rounded-2 px-[min(1rem,4vw)] py-3.5 text-small leading-normal',
        classes,
        className,
      )}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 wrap-break-word">
        <p className="font-[640]">{title}</p>
        {children}
      </div>
    </div>
  );
}
