import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Copy from '../Copy';

interface Props {
  /** The address, in checksum form. From src/data/contracts.ts. */
  value: string;
  /** What the contract is there: the same address can be another contract on another chain. */
  role: string;
  /** Name of the chain as wallets print it. */
  chain: string;
  /** Page of the address in the chain's explorer, where there is one. */
  explorer?: string;
}

/** A contract address that cannot be mistaken: always with its role and its chain. */
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
