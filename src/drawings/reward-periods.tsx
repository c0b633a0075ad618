import { Arrow, C, Drawing, Icon, Para } from './parts';

const PERIODS = [true, true, false, true, true, true] as const;

export default function RewardPeriods() {
  return (
    <Drawing
      name="reward-periods"
      title="Two days have six periods"
      description="Six boxes of 8 hours each, two days in all. Five have a check mark, because the Blox was online, and pay FULA into the wallet. One has a cross, because it was offline, and pays nothing."
      caption="Two days. Five periods pay, and the one spent offline doesn't."
      height={202}
    >
      <Para x={14} y={28} text="Day 1" bold />
      <Para x={182} y={28} text="Day 2" bold />
      {PERIODS.map((online, index) => {
        const x = 14 + index * 56;
        return (
          <g key={x}>
            <rect
              x={x}
              y={40}
              width={52}
              height={66}
              rx={10}
              fill={online ? C.accentSoft : C.fill}
              stroke={online ? C.accent : C.hair}
              strokeWidth={2}
              strokeDasharray={online ? undefined : '5 5'}
            />
            <path
              d={online ? `M${x + 16} 64l7 8 13-15` : `M${x + 19} 57l14 14m0-14l-14 14`}
              fill="none"
              stroke={online ? C.accent : C.muted}
              strokeWidth={3.5}
            />
            <Para x={x + 26} y={97} text="8 h" anchor="middle" fill={C.muted} />
          </g>
        );
      })}
      <path
        d="M40 114v8H320v-8M96 114v8M208 114v8M264 114v8"
        fill="none"
        stroke={C.accent}
        strokeWidth={2}
      />
      <Arrow
        points={[
          [180, 122],
          [180, 150],
        ]}
        color={C.accent}
      />
      <Icon name="wallet" x={150} y={174} />
      <Para x={176} y={180} text="FULA" size={18} bold />
    </Drawing>
  );
}
