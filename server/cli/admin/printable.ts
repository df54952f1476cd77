/** What would move a terminal's cursor, ring or hide, C1 included, and what turns the direction of a line round. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Other people's text on an operator's screen: what is no letter is shown by its number, and does nothing. */
export const printable = (text: string) =>
  text.replace(unprintable, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
