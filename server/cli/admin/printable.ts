/** Characters that move a terminal's cursor, ring its bell or hide text (C1 included), and characters that reverse the direction of a line. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Text of other people on the operator's screen: a character that is not a letter is printed as its number, so it has no effect. */
export const printable = (text: string) =>
  text.replace(unprintable, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
