/** What short samples of the React Native library take for granted: its import, and names from the text around them. */
import type * as library from '@functionland/react-native-fula';

declare global {
  const fula: typeof library.fula;
  const blockchain: typeof library.blockchain;
  const fxblox: typeof library.fxblox;
  const fxAi: typeof library.fxAi;
  const address: string;
  const secretKey: Uint8Array;
}
