import { firstLanguage, type Language } from '@/contract/languages'
import { machineMark } from '@/contract/rules/menu/machine-mark'
import type { Translation } from '../data'
import { useIsText } from './format'
import { InLanguage } from './in-language'

/** A course or a dish. */
type Line = Translation & { name: string }

type Props = {
  line: Line
  /** The language into which the mail was translated, if it was. */
  into: Language | undefined
}

/** In the language of the reader, or as the kitchen wrote it. What stays as written in a translated mail is in italics. */
export function LineName({ line, into }: Props) {
  const { name, translated, isSame, isByMachine, source = firstLanguage } = line
  if (useIsText()) return plainName(line)
  if (translated)
    return (
      <InLanguage lang={into}>
        {translated.map(({ text, lang }, at) => {
          const spaced = at > 0 ? ` ${text}` : text
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name do not move
          return lang ? <AsWritten key={at} lang={lang} text={spaced} /> : spaced
        })}
        {isByMachine ? machineMark : null}
      </InLanguage>
    )
  if (isSame) return <InLanguage lang={into}>{name}</InLanguage>
  if (into && into !== source) return <AsWritten lang={source} text={name} />
  return <InLanguage lang={source}>{name}</InLanguage>
}

const AsWritten = ({ lang, text }: { lang: string; text: string }) => <i lang={lang}>{text}</i>

/** The same, and in brackets what the kitchen wrote. */
export function DishName({ line, into }: Props) {
  const { name, translated, source } = line
  return (
    <>
      <LineName line={line} into={into} />
      {translated ? (
        <>
          {' '}
          <InLanguage lang={source ?? firstLanguage}>({name})</InLanguage>
        </>
      ) : null}
    </>
  )
}

/** Without markup: for texts, previews and capitals. */
export const plainName = ({ name, translated, isByMachine }: Line) =>
  translated ? translated.map(({ text }) => text).join(' ') + (isByMachine ? machineMark : '') : name
