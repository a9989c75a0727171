import { MoonPhase } from './moon-phase';

const moonPositions = [
  'campaigns:left-[3.2%] campaigns:top-[67%] campaigns:w-[12.8%]',
  'campaigns:left-[19.6%] campaigns:top-[29.2%] campaigns:w-[15.2%]',
  'campaigns:left-[43%] campaigns:top-[10%] campaigns:w-[18%]',
  'campaigns:left-[69.2%] campaigns:top-[11.5%] campaigns:w-[21.6%]',
] as const;

/** The moon grows along its way from the first step to the last. */
export function MoonPhasesVisual() {
  return (
    <div className="campaigns:aspect-[5/4] relative">
      <svg viewBox="0 0 500 400" fill="none" className="absolute inset-0 size-full">
        <path
          d="M48 300C110 120 260 40 400 100S460 330 330 330"
          className="campaigns:stroke-on-ink-3"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </svg>
      {moonPositions.map((place, index) => (
        <MoonPhase key={place} light={index / 4} className={`absolute ${place}`} />
      ))}
      <MoonPhase light={1} className="campaigns:top-[52%] campaigns:left-[48%] absolute w-[38%]" />
    </div>
  );
}
