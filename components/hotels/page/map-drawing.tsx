import { BrandMark } from '@/components/ui/brand';

/**
 * A drawn quarter with the ipê pin: what stands in the map's place until it loads. It shows blocks,
 * squares and streets and nothing that a town may not have: no sea, no river, no hill.
 */
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
        <g fill="#ead9bd">
          <path d="M0 0h150l30 96L0 130ZM560 0h130l16 92-140 6ZM0 300l176-34 34 120L0 420Z" />
          <path d="M334 60l152-14 12 92-146 18ZM610 268l150-12 22 108-152 18ZM300 300l138-20 26 112-140 22Z" />
          <path d="M740 90l160-20v96l-144 14ZM250 440l120-18 14 58H262ZM520 420l108-16 14 76H528Z" />
        </g>
        <g fill="#c5d3a8">
          <path d="M206 66c34-22 84-22 104 6s8 78-22 94-74 14-90-12-22-70 8-88Z" />
          <path d="M726 220c44-12 96-8 174-4v116c-50 10-112 14-140-6s-58-98-34-106Z" />
          <path d="M70 430c40-8 92-12 130 2l10 48H60Z" />
        </g>
        <g fill="#8fae7c">
          <circle cx="236" cy="100" r="13" />
          <circle cx="272" cy="126" r="16" />
          <circle cx="790" cy="262" r="15" />
          <circle cx="838" cy="286" r="19" />
          <circle cx="112" cy="462" r="14" />
        </g>
        <g fill="none" stroke="#fffdf8" strokeWidth="15">
          <path d="M-10 236C200 190 330 214 470 232S760 214 910 190" />
          <path d="M520-10c-24 90-24 160-14 240s24 160 4 260" />
        </g>
        <g fill="none" stroke="#fffdf8" strokeWidth="7">
          <path d="M178-10c20 80 40 150 44 220s20 170 30 280M330-10c-4 80 14 150 22 222s-4 160 20 276" />
          <path d="M708-10c0 80 14 140 10 218s20 170 60 290M-10 140c180-30 380-20 520 8s280 0 400-20" />
          <path d="M-10 400c160-60 340-50 516-40s280-20 400-10M510 290c80-40 140-30 210-28" />
        </g>
        <circle cx="506" cy="236" r="30" fill="#c5d3a8" stroke="#fffdf8" strokeWidth="12" />
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
