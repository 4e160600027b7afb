/** Sentences that hold other sentences. */
export const words = {
  'words.with-rule': '{sentence} (Rule: {rule}.)',
  'words.at-path': '{path}: {problem}',
  'words.at-line': 'Line {line}: {problem}',
  'words.unknown': 'Unknown problem (code {code}).',
} as const satisfies Record<string, string>
