import { Image } from './image';

type ArchProps = { src: string; position?: string };

/** The arched crop that stands over empty and missing states. Decorative. */
export function Arch({ src, position }: ArchProps) {
  return (
    <div className="relative mb-2 h-[230px] w-[190px] overflow-hidden rounded-arch">
      <Image src={src} alt="" sizes="370px" position={position} />
    </div>
  );
}
