import { fold } from '@/contract/rules/menu-text/words'

/** A word, a figure, a mark, an emoji or a line break of a message, with its place in the text. */
export type Word = { raw: string; plain: string; start: number; end: number }

const piece = /\d+(?:[.,:'’]\d+)?|\p{L}[\p{L}\p{M}\d'’·]*|\n|[^\s\p{L}\d]/gu
/** What joins or colours an emoji. */
const silent = /^(?:\u200d|\ufe0f|\p{Emoji_Modifier})$/u

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(piece)]
    .filter(([raw]) => !silent.test(raw))
    .map(({ 0: raw, index }) => ({
      raw,
      plain: fold(raw).replace(/’/g, "'"),
      start: index,
      end: index + raw.length,
    }))
