import { storeCodes, type StoreCode } from '@/components/mockups/stores';
import type { CaseSlug } from '@/lib/slugs';
import { Bar, Canvas, Head, Lane, Rack, Thread, PictureTile } from './kit';

/** Four people and who opens which of six stores. */
function FourPeople() {
  const stores: readonly StoreCode[] = ['uk', 'de', 'th', 'us', 'ca', 'jp'];
  const rows = [54, 118, 182, 246];
  const opens = [
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2],
    [3, 4, 5],
  ];
  return (
    <Canvas>
      {rows.map((y, row) => (
        <g key={y}>
          <Head x={44} y={y} size={44} you={row === 0} />
          {stores.map((code, column) => (
            <PictureTile
              key={code}
              x={112 + column * 50}
              y={y}
              size={38}
              code={opens[row]?.includes(column) ? code : undefined}
            />
          ))}
        </g>
      ))}
    </Canvas>
  );
}

/** Five teams, each with its lead and its own stores. */
function FiveTeams() {
  return (
    <Canvas>
      {[0, 1, 2, 3, 4].map((team) => (
        <g key={team}>
          <Thread d={`M200 62C200 86 ${56 + team * 72} 66 ${56 + team * 72} 96`} />
          <rect x={24 + team * 72} y="124" width="64" height="152" rx="14" className="fill-white" />
          {storeCodes.map((code, index) => (
            <PictureTile
              key={code}
              x={42 + team * 72 + (index % 2) * 28}
              y={150 + Math.floor(index / 2) * 32}
              size={24}
              code={storeCodes[(index + team * 3) % 8]}
            />
          ))}
          <Head x={56 + team * 72} y={112} size={36} />
        </g>
      ))}
      <Head x={200} y={40} size={48} you />
    </Canvas>
  );
}

/** Clients' stores pass through; their passwords stay on their side. */
function Agency() {
  return (
    <Canvas>
      {(['us', 'de', 'br'] as const).map((code, index) => (
        <g key={code}>
          <Head x={44} y={70 + index * 80} size={42} you />
          <Thread d={`M66 ${70 + index * 80}H100`} />
          <PictureTile x={124} y={70 + index * 80} code={code} />
          <Lane d={`M148 ${70 + index * 80}H232`} code={code} />
        </g>
      ))}
      <Thread d="M262 120C300 120 300 100 330 100M262 180C300 180 300 200 330 200" />
      <Bar x={247} y={40} height={220} />
      <Head x={340} y={100} size={56} />
      <Head x={340} y={200} size={56} />
    </Canvas>
  );
}

/** A building with the server in it; lanes leave through one exit. */
function Company() {
  return (
    <Canvas ink>
      <path
        d="M36 262V96l52-34v34l52-34v34l52-34v200z"
        className="fill-ink-800 stroke-blue-400"
        strokeWidth="2.5"
        strokeDasharray="8 7"
      />
      <Rack x={50} y={124} width={130} stores={['de', 'us']} places={2} />
      <Rack x={50} y={190} width={130} stores={['jp']} places={2} />
      {(['de', 'us', 'jp'] as const).map((code, index) => (
        <g key={code}>
          <Lane
            d={`M192 190C250 190 250 ${90 + index * 76} 304 ${90 + index * 76}`}
            code={code}
            width={3}
          />
          <PictureTile x={330} y={90 + index * 76} size={48} code={code} />
        </g>
      ))}
      <circle cx="192" cy="190" r="9" className="fill-blue-600 stroke-on-ink" strokeWidth="3" />
    </Canvas>
  );
}

/** One person, three lanes, three clocks. */
function Alone() {
  const hands = ['M0-13V0l9 5', 'M0-13V0h11', 'M0-13V0l-9 6'];
  return (
    <Canvas>
      {(['us', 'jp', 'uk'] as const).map((code, index) => (
        <g key={code}>
          <Lane
            d={`M90 150C160 150 150 ${66 + index * 84} 216 ${66 + index * 84}H262`}
            code={code}
          />
          <PictureTile x={286} y={66 + index * 84} size={50} code={code} />
          <g
            transform={`translate(348 ${66 + index * 84})`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
          >
            <circle r="20" className="fill-white stroke-text" />
            <path d={hands[index]} className="stroke-text" />
          </g>
        </g>
      ))}
      <Head x={82} y={150} size={88} you />
    </Canvas>
  );
}

const pictures: Record<CaseSlug, () => React.ReactElement> = {
  'home-goods-four-people': FourPeople,
  'fashion-distribution-thirty': FiveTeams,
  'service-agency-stores': Agency,
  'auto-parts-private': Company,
  'one-person-three-markets': Alone,
};

/** The drawing of a typical scenario; decorative, its title says the same. */
export function CasePicture({ slug }: { slug: CaseSlug }) {
  const Picture = pictures[slug];
  return <Picture />;
}
