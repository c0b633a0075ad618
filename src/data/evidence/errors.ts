import { declaresError, type Contract } from './solidity';
import type { Proof } from './types';

const chain = 'functionland/fula-chain';
const zeppelin = 'OpenZeppelin/openzeppelin-contracts';

const rewardEngine: Contract = { repo: chain, path: 'contracts/core/RewardEngine.sol' };
const storagePool: Contract = { repo: chain, path: 'contracts/core/StoragePool.sol' };
const storagePoolErrors: Contract = {
  repo: chain,
  path: 'contracts/governance/interfaces/IStoragePool.sol',
};
const voting: Contract = {
  repo: chain,
  path: 'contracts/core/CommunityVoting.sol',
  since: '2026-08-25',
};
const votingErrors: Contract = {
  repo: chain,
  path: 'contracts/governance/interfaces/ICommunityVoting.sol',
  since: '2026-08-25',
};

/** Errors that a contract declares, and that another one, or the same, ends a call with. */
const endsWith = (declaredIn: Contract, thrownBy: Contract | undefined, texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text): [string, Proof] => [
      text,
      [
        declaresError(declaredIn, text),
        ...(thrownBy ? [{ ...thrownBy, contains: `revert ${/`(\w+)`$/.exec(text)?.[1]}(` }] : []),
      ],
    ]),
  );

/** Selectors and names of errors, as the pages have them. */
export const errors: Readonly<Record<string, Proof>> = {
  ...endsWith(rewardEngine, rewardEngine, [
    '`0xd519550a` `NotPoolMember`',
    '`0x73380d99` `NoRewardsToClaim`',
    '`0xadc2dbfe` `InsufficientRewards`',
    '`0xf40982ef` `CircuitBreakerTripped`',
    '`0xc2d7f813` `DeprecatedFunction`',
    '`0xcf45835b` `MigrationNotComplete`',
    '`0x0b7d62e2` `BatchTooLarge`',
    '`0x536a71af` `InvalidTimeRange`',
    '`0x2e12111e` `NotPoolCreator`',
    '`0x0afa7ee8` `InvalidPoolId`',
    '`0x2c5211c6` `InvalidAmount`',
  ]),
  ...endsWith({ ...rewardEngine, since: '2026-05-12' }, { ...rewardEngine, since: '2026-05-12' }, [
    '`0x53f93d7e` `MonthlyCapExceeded`',
  ]),
  ...endsWith(storagePoolErrors, storagePool, [
    '`0x1f57d5a2` `PNF`',
    '`0x8c408d00` `AIP`',
    '`0x35b157ca` `ARQ`',
    '`0xbd19b6e4` `PNF2`',
    '`0x811f39a3` `CR`',
    '`0xbe7d608d` `UF`',
    '`0x2922ceb0` `NM`',
    '`0xe51c9ede` `AV`',
    '`0x1d11636e` `NAR`',
    '`0x2e29b7c5` `OCA`',
    '`0xb2c1765c` `PNE`',
    '`0xd086d0f5` `PRE`',
    '`0xaaa91bc4` `ITA`',
    '`0x782e49d8` `IA`',
  ]),
  ...endsWith(votingErrors, voting, [
    '`0x279d3574` `SubjectNotFound`',
    '`0xb34cc9f5` `SubjectClosed`',
    '`0xdf00d19e` `SubjectStillOpen`',
    '`0x04f9da63` `AlreadyVoted`',
    '`0x41c01e63` `InvalidOption`',
    '`0x41a5049c` `BasisBelowMinimum`',
    '`0x9a3f23f2` `StakeNotQualifying`',
    '`0xd0269de3` `StakeIndicesNotAscending`',
    '`0x8bf32d92` `IntegrationDisabled`',
    '`0x969bf728` `NothingToClaim`',
    '`0x646cf558` `AlreadyClaimed`',
    '`0x4ede0ebc` `InvalidDuration`',
    '`0x5c5b6fc1` `CreateCooldownActive`',
    '`0x62b13dd0` `TooManyOpenSubjects`',
    '`0xb7c6149a` `InvalidOptionCount`',
    '`0x8cf64ca4` `DuplicateOption`',
  ]),
  ...endsWith({ repo: chain, path: 'contracts/governance/GovernanceModule.sol' }, rewardEngine, [
    '`0xe6c4247b` `InvalidAddress`',
  ]),
  ...endsWith({ repo: zeppelin, path: 'contracts/utils/Pausable.sol' }, undefined, [
    '`0xd93c0665` `EnforcedPause`',
  ]),
  ...endsWith({ repo: zeppelin, path: 'contracts/access/IAccessControl.sol' }, undefined, [
    '`0xe2517d3f` `AccessControlUnauthorizedAccount`',
  ]),
  ...endsWith({ repo: zeppelin, path: 'contracts/interfaces/draft-IERC6093.sol' }, undefined, [
    '`0xe450d38c` `ERC20InsufficientBalance`',
    '`0xfb8f41b2` `ERC20InsufficientAllowance`',
  ]),
};
