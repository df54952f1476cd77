const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A sign of Chinese or Japanese, with what may not stand apart from it: brackets, stops, small kana. */
const pieces =
  /[「『（《〈【]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？：；）」』】》〉々・…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Where a line may end within what is written without spaces. */
export const piecesOf = (word: string): string[] =>
  eastern.test(word) ? (word.match(pieces) ?? [word]) : [word]
