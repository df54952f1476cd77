export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Length counts more than special characters. Repeated and ascending characters add nothing. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password]
  if (characters.length < 8) return 'short'
  const surprising = characters.filter((character, index) => isSurprising(character, characters[index - 1]))
  const different = new Set(surprising).size
  const bits = surprising.length * Math.log2(alphabetOf(password)) * (different < 5 ? 0.4 : 1)
  if (bits < 40) return 'weak'
  return bits < 64 ? 'fair' : 'strong'
}

function isSurprising(character: string, before: string | undefined) {
  if (before === undefined) return true
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(step) > 1
}

function alphabetOf(password: string) {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 20],
  ]
  return kinds.reduce((size, [kind, more]) => (kind.test(password) ? size + more : size), 2)
}
