import { Arrow, C, Drawing, NvmeAtAngle, NvmeOnPost, NvmeStep } from './parts';

export default function NvmeRk1Out() {
  return (
    <Drawing
      name="nvme-rk1-out"
      title="Take an NVMe drive out of the M.2 slot of an RK1"
      description="The board from the side, twice, the M.2 slot at the left and the post at the right. 1: undo the screw that holds the drive on the post. The end of the drive rises. 2: pull the drive out of the slot at an angle."
      caption="FxBlox Lite Plus (RK1), seen from the side"
      height={268}
    >
      <NvmeStep n={1} y={8} text="Undo the screw">
        <NvmeOnPost />
        <Arrow
          points={[
            [288, 62],
            [288, 24],
          ]}
          color={C.accent}
        />
      </NvmeStep>
      <NvmeStep n={2} y={138} text="Pull out at an angle">
        <NvmeAtAngle />
        <Arrow
          points={[
            [142, 89],
            [196, 78],
          ]}
          color={C.accent}
        />
      </NvmeStep>
    </Drawing>
  );
}
