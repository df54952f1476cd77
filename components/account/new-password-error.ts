type Labels = { tooShort: string; tooLong: string; common: string }

/** The error text for the rule that a password broke. */
export function newPasswordError(rule: string | undefined, labels: Labels) {
  if (rule === undefined) return undefined
  if (rule === 'server') return labels.common
  return rule === 'too_big' ? labels.tooLong : labels.tooShort
}
