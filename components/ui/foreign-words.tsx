import { Fragment } from 'react'
import { firstLanguage } from '@/contract/languages'

/** A text in another language, with its Castilian words between `<es>` and `</es>`: they are read aloud in Castilian. */
export function ForeignWords({ text }: { text: string }) {
  return text.split(/<es>(.*?)<\/es>/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={at}>{at % 2 === 1 ? <i lang={firstLanguage}>{part}</i> : part}</Fragment>
  ))
}
