import { cn } from '@/components/ui/cn';
import { Image } from './image';

/** Small enough on phones to keep the text below it visible. */
const SIZE = 'h-[min(11.25rem,30svh)] w-[min(9.375rem,50vw)] md:h-57.5 md:w-[min(11.875rem,50vw)]';

type ArchProps = { src: string; position?: string; className?: string };

/** The arched image above empty and missing states. Decorative. */
export function Arch({ src, position, className = SIZE }: ArchProps) {
  return (
    <div className={cn('relative mb-2 overflow-hidden rounded-arch', className)}>
      <Image src={src} alt="" sizes="400px" position={position} />
    </div>
  );
}
