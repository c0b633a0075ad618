import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Copy from '../Copy';

interface Props {
  /** The address, in checksum form. From src/data/contracts.ts. */
  value: string;
  /** What the contract does. The same address can be a different contract on another chain. */
  role: string;
  /** Name of the chain as wallets show it. */
  chain: string;
  /** URL of the address in the chain's explorer, if it has one. */
  explorer?: string;
}

/** A contract address, always with its role and chain, so that nobody confuses two contracts. */
export default function Address({ value, role, chain, explorer }: Props): ReactNode {
  return (
    <span>
      {role} on {chain}: <Copy>{value}</Copy>
      {explorer && (
        <>
          {' '}
          (<Link href={explorer}>explorer</Link>)
        </>
      )}
    </span>
  );
}
