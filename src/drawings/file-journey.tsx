import { FlowDrawing } from './parts';

export default function FileJourney() {
  return (
    <FlowDrawing
      name="file-journey"
      title="How a file travels from your phone to your Blox"
      description="The way of a file that FxFiles uploads, with auto-pin switched on."
      caption="A file uploaded with FxFiles and a paired Blox."
      sections={[
        {
          steps: [
            {
              n: 1,
              icon: 'phone',
              title: 'FxFiles on your phone',
              text: 'Encrypts the file before it leaves.',
              next: 'only ciphertext',
            },
            {
              n: 2,
              icon: 'server',
              title: 'Cloud gateway',
              text: 's3.cloud.fx.land stores it as IPFS blocks.',
              next: 'pin by CID',
            },
            {
              n: 3,
              icon: 'server',
              title: 'IPFS Pinning Service',
              text: 'Keeps the list of your pins.',
              next: 'your Blox asks for the list every 3 min',
            },
            {
              n: 4,
              icon: 'blox',
              title: 'Your paired Blox',
              text: 'Fetches what it lacks over IPFS and pins it.',
              soft: true,
              next: 'what is pinned in the pool’s cluster',
              nextDashed: true,
            },
            {
              icon: 'pool',
              title: 'Pool',
              text: 'Members keep 2 to 6 copies of what the pool pins.',
              dashed: true,
            },
          ],
        },
      ]}
    />
  );
}
