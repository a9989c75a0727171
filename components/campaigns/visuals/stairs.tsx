import { offers } from '@/lib/site';

const steps = [offers.newUserCoupon, offers.defaultDiscount, offers.couponPack] as const;
const width = 172;
const ground = 440;

/** Three tiers as stairs, as high as their sums. */
export function Stairs() {
  return (
    <svg viewBox="0 0 600 480" className="w-full">
      <defs>
        <linearGradient id="stairs-step" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-blue-500)]" />
          <stop offset="1" className="[stop-color:var(--color-blue-800)] [stop-opacity:.25]" />
        </linearGradient>
      </defs>
      {steps.map((sum, index) => {
        const height = (sum / offers.couponPack) * 300;
        const x = 24 + index * (width + 18);
        return (
          <g key={sum}>
            <rect
              x={x}
              y={ground - height}
              width={width}
              height={height}
              rx="22"
              fill="url(#stairs-step)"
            />
            <rect
              x={x}
              y={ground - height}
              width={width}
              height="10"
              rx="5"
              className="fill-warm-500"
            />
            <text
              x={x + width / 2}
              y={ground - height - 18}
              textAnchor="middle"
              fontSize="44"
              className="fill-warm-300 font-num font-bold"
            >
              {sum}
            </text>
          </g>
        );
      })}
      <path
        d={`M0 ${ground + 1}H600`}
        className="stroke-on-ink-3"
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </svg>
  );
}
