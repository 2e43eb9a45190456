import { BrandMark } from '@/components/ui/brand';

/** A drawn stretch of coast with the ipê pin: what stands in the map's place until it loads. */
export function MapDrawing() {
  return (
    <div aria-hidden className="absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 900 480"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <rect width="900" height="480" fill="#f3e8d5" />
        <path d="M0 0h520c-40 60-20 110-70 150s-20 100-80 140-60 120-130 190H0Z" fill="#a9d6cb" />
        <path
          d="M520 0c-40 60-20 110-70 150s-20 100-80 140-60 120-130 190"
          fill="none"
          stroke="#fffaf0"
          strokeWidth="10"
        />
        <path
          d="M640 60c70-40 190-30 260 10v190c-90 20-150-10-210-60s-110-100-50-140Z"
          fill="#c5d3a8"
        />
        <g fill="none" stroke="#fffdf8" strokeWidth="13">
          <path d="M900 330C760 330 640 300 560 240S500 60 600 0" />
          <path d="M300 480c60-90 130-160 260-240" />
          <path d="M560 240c40 70 60 150 50 240" />
        </g>
        <path
          d="M430 340l120 100M480 300l150 70M520 180l120 20M540 110l120-20M700 480c0-60 20-100 60-150"
          fill="none"
          stroke="#fffdf8"
          strokeWidth="6"
        />
      </svg>
      <div className="absolute top-1/2 left-1/2 w-23 -translate-x-[36%] -translate-y-3/4">
        <svg aria-hidden="true" viewBox="0 0 112 150" className="w-full">
          <path d="M0 58C0 24 27 0 56 0s56 24 56 58c0 40-56 92-56 92S0 98 0 58Z" fill="#16302b" />
        </svg>
        <BrandMark className="absolute top-[12%] left-1/2 size-15 -translate-x-1/2 [&_circle]:fill-[#16302b]" />
      </div>
    </div>
  );
}
