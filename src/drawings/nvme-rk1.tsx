import { Arrow, C, Drawing, NvmeAtAngle, NvmeOnPost, NvmeStep } from './parts';

export default function NvmeRk1() {
  return (
    <Drawing
      name="nvme-rk1"
      title="Put an NVMe drive into the M.2 slot of an RK1"
      description="The board from the side, three times, the M.2 slot at the left and the post at the right. 1: lift the cap off the post, if there is one. 2: push the drive into the slot at an angle. 3: press it flat and screw it to the post."
      caption="FxBlox Lite Plus (RK1), seen from the side"
      height={398}
    >
      <NvmeStep n={1} y={8} text="Lift the cap, if there is one" cap>
        <Arrow
          points={[
            [288, 44],
            [288, 12],
          ]}
          color={C.accent}
        />
      </NvmeStep>
      <NvmeStep n={2} y={138} text="Push in at an angle">
        <NvmeAtAngle />
        <Arrow
          points={[
            [196, 78],
            [142, 89],
          ]}
          color={C.accent}
        />
      </NvmeStep>
      <NvmeStep n={3} y={268} text="Press flat, screw down">
        <NvmeOnPost />
        <Arrow
          points={[
            [288, 24],
            [288, 62],
          ]}
          color={C.accent}
        />
      </NvmeStep>
    </Drawing>
  );
}
