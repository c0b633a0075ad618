/**
 * Rules that several pages repeat, each in its one wording: key → plain sentences.
 *
 * Sources: fula-ota: docker/fxsupport/linux (2026-06-18), fx-components (2026-06-09), fula-chain:
 * contracts/core (2026-04-08), go-fula: blockchain (2026-04-29), pinning-service.
 */
export const rules = {
  'danger-format':
    'Assume that your Blox can format any large drive you plug in. Never connect the only copy of anything.',
  'danger-claim': "Rewards you haven't claimed are gone once you leave.",
  'danger-identity': 'Write the password down, and note which wallet you used.',
  'danger-pc-lock':
    "Joining with a PC locks FULA in a contract. Use a wallet that holds only the FULA you'll lock.",
} as const satisfies Record<string, string>;
