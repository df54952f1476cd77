import type { Language } from '../../languages'
import { inEachLanguage } from './formats'
import { isJoined, joinedText } from './joined-text'

type Fill = (...args: never[]) => unknown

/** A translator of next-intl, as far as it matters here. */
type Translator = Fill & { rich: Fill; markup: Fill; raw: (key: never) => unknown }

/** Makes a translator that has one text, under the key `text`. */
type MakeOne = (text: string, language: Language) => Translator

/**
 * Makes translators write small words and endings as the values beside them want (./joined-text.ts). In a language without such words
 * they are left as they are.
 */
export function joiningTranslators(makeOne: MakeOne) {
  const madeIn = inEachLanguage(() => new Map<string, Translator>())
  function oneOf(text: string, language: Language) {
    const made = madeIn(language)
    const one = made.get(text) ?? makeOne(text, language)
    made.set(text, one)
    return one
  }
  return function joining<T extends Translator>(t: T, language: Language): T {
    if (!isJoined(language)) return t
    /** The call with its text joined. Undefined where the text stays as it is. */
    function joinedCall([key, values, ...more]: unknown[]) {
      if (!isValues(values)) return undefined
      const text: unknown = Reflect.apply(t.raw, t, [key])
      if (typeof text !== 'string') return undefined
      const joined = joinedText(language, text, values)
      if (joined.text === text) return undefined
      return { one: oneOf(joined.text, language), args: ['text', joined.values, ...more] }
    }
    return new Proxy(t, {
      apply(target, self, args) {
        const call = joinedCall(args)
        return call ? Reflect.apply(call.one, undefined, call.args) : Reflect.apply(target, self, args)
      },
      get(target, name) {
        if (name !== 'rich' && name !== 'markup') return Reflect.get(target, name)
        return (...args: unknown[]) => {
          const call = joinedCall(args)
          return call
            ? Reflect.apply(call.one[name], undefined, call.args)
            : Reflect.apply(target[name], target, args)
        }
      },
    })
  }
}

const isValues = (values: unknown): values is Record<string, unknown> =>
  typeof values === 'object' && values !== null
