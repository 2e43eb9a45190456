import { Image } from './image';

type ArchProps = { src: string; position?: string };

/** The arched crop that stands over empty and missing states. Decorative. */
export function Arch({ src, position }: ArchProps) {
  return (
    <div className="relative mb-2 h-57.5 w-[min(11.875rem,50vw)] overflow-hidden rounded-arch">
      <Image src={src} alt="" sizes="370px" position={position} />
    </div>
  );
}
