import { withArabicForms } from './arabic-forms'

/** One code point a letter where there is one; nothing that only steers. */
export const plain = (text: string) =>
  withArabicForms(
    text
      .normalize('NFC')
      .replace(/\p{Cf}|\p{Cs}|\p{Co}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '')
      .replace(/[\s\p{Cc}]/gu, (one) => (one === '\u00a0' || one === '\u202f' ? '\u00a0' : ' ')),
  )
