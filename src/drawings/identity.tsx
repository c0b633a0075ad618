import { Arrow, Box, C, Drawing, Icon, Para } from './parts';

export default function Identity() {
  return (
    <Drawing
      name="identity"
      title="How password and wallet make your identity"
      description="Two boxes at the top, your password and one wallet signature, lead together to a box: key pair, your identity. From it three arrows lead to three boxes: DID, your public identifier; App PeerId, your app on the network; owner of the Blox, which obeys exactly this App PeerId."
      caption="Same password and same wallet give the same identity on any device. Another password or wallet gives another identity; there is no recovery."
      height={300}
    >
      <Box x={16} y={16} w={154} h={62} />
      <Icon name="key" x={42} y={47} />
      <Para x={68} y={43} text="Password" size={13} bold />
      <Para x={68} y={60} text="only you know" fill={C.muted} />
      <Box x={190} y={16} w={154} h={62} />
      <Icon name="wallet" x={216} y={47} />
      <Para x={240} y={43} text="Wallet" size={13} bold />
      <Para x={240} y={60} text="one signature" fill={C.muted} />
      <Para x={180} y={52} text="+" size={18} bold anchor="middle" />
      <Arrow
        points={[
          [93, 82],
          [93, 96],
          [165, 96],
          [165, 112],
        ]}
      />
      <Arrow
        points={[
          [267, 82],
          [267, 96],
          [195, 96],
          [195, 112],
        ]}
      />
      <Box x={70} y={116} w={220} h={52} tone="soft" />
      <Para x={180} y={138} text="Key pair: your identity" size={13} bold anchor="middle" />
      <Para x={180} y={156} text="computed on your device" fill={C.muted} anchor="middle" />
      <Arrow
        points={[
          [110, 172],
          [110, 186],
          [67, 186],
          [67, 202],
        ]}
      />
      <Arrow
        points={[
          [180, 172],
          [180, 202],
        ]}
      />
      <Arrow
        points={[
          [250, 172],
          [250, 186],
          [293, 186],
          [293, 202],
        ]}
      />
      {[
        { x: 16, title: 'DID', text: ['your public', 'identifier'] },
        { x: 129, title: 'App PeerId', text: ['your app on', 'the network'] },
        { x: 242, title: 'Owner', text: ['the Blox obeys', 'this app id'] },
      ].map((box) => (
        <g key={box.title}>
          <Box x={box.x} y={206} w={102} h={76} />
          <Para x={box.x + 51} y={230} text={box.title} size={13} bold anchor="middle" />
          {box.text.map((line, index) => (
            <Para
              key={line}
              x={box.x + 51}
              y={250 + index * 16.4}
              text={line}
              fill={C.muted}
              anchor="middle"
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
