import { Arrow, Box, C, Drawing, Icon, Para } from './parts';

const PERIODS = [true, true, false, true, true, true] as const;

export default function RewardPeriods() {
  return (
    <Drawing
      name="reward-periods"
      title="How 8-hour periods become a claim"
      description="A strip of six boxes, 8 hours each, two days in all. Five boxes are marked online and count; one is marked offline and does not. An arrow leads down to the claim: your wallet claims all open periods, up to 540 at once. A last arrow leads to FULA in your wallet."
      caption="Rewards are counted in periods of 8 hours from the time the peer joined the pool. One online report inside a period pays the whole period."
      height={306}
    >
      <Para x={16} y={30} text="Two days, six periods of 8 hours" bold />
      {PERIODS.map((online, index) => {
        const x = 16 + index * 55.2;
        return (
          <g key={x}>
            <rect
              x={x}
              y={42}
              width={52}
              height={58}
              rx={7}
              fill={online ? C.accentSoft : C.fill}
              stroke={online ? C.accent : C.line}
              strokeWidth={1.5}
              strokeDasharray={online ? undefined : '4 4'}
            />
            {online ? (
              <path
                d={`M${x + 17} ${60}l6 7 12-13`}
                fill="none"
                stroke={C.accent}
                strokeWidth={3}
              />
            ) : (
              <path
                d={`M${x + 20} ${54}l12 12m0-12l-12 12`}
                fill="none"
                stroke={C.muted}
                strokeWidth={2.5}
              />
            )}
            <Para
              x={x + 26}
              y={90}
              text={online ? 'online' : 'offline'}
              size={12.2}
              anchor="middle"
            />
          </g>
        );
      })}
      <path d="M16 108v7h328v-7" fill="none" stroke={C.line} strokeWidth={1.25} />
      <Para x={180} y={132} text="5 periods count, 1 does not" anchor="middle" />
      <Arrow
        points={[
          [180, 140],
          [180, 160],
        ]}
      />
      <Box y={164} h={54} />
      <Icon name="chain" x={45} y={191} />
      <Para x={72} y={187} text="Claim" size={13} bold />
      <Para x={72} y={205} text="All open periods, up to 540 at once" fill={C.muted} />
      <Arrow
        points={[
          [180, 222],
          [180, 240],
        ]}
      />
      <Box y={244} h={48} tone="soft" />
      <Icon name="wallet" x={45} y={268} />
      <Para x={72} y={272.4} text="FULA in your wallet" size={13} bold />
    </Drawing>
  );
}
