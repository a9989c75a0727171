import { MoonPhase } from './moon-phase';

const moonPositions = [
  'offers:left-[3.2%] offers:top-[67%] offers:w-[12.8%]',
  'offers:left-[19.6%] offers:top-[29.2%] offers:w-[15.2%]',
  'offers:left-[43%] offers:top-[10%] offers:w-[18%]',
  'offers:left-[69.2%] offers:top-[11.5%] offers:w-[21.6%]',
] as const;

/** The moon grows along its way from the first step to the last. */
export function MoonPhasesVisual() {
  return (
    <div className="offers:aspect-[5/4] relative">
      <svg viewBox="0 0 500 400" fill="none" className="absolute inset-0 size-full">
        <path
          d="M48 300C110 120 260 40 400 100S460 330 330 330"
          className="offers:stroke-on-ink-3"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </svg>
      {moonPositions.map((place, index) => (
        <MoonPhase key={place} light={index / 4} className={`absolute ${place}`} />
      ))}
      <MoonPhase light={1} className="offers:top-[52%] offers:left-[48%] absolute w-[38%]" />
    </div>
  );
}
