import { hashOf } from './chance'
import type { Half, Language } from './dishes'

/**
 * How one part of a message is written. In the text, `{1,}` stands for first courses with commas: a course (`e`, `1`, `2`, `3`) and
 * how its dishes are joined. `{p}` is the price, `{h}` the half price, `{s}` a supplement, `{w}` the window.
 */
export type Template = {
  phenomenon: string
  text: string
  includes?: string
  service?: 'comida' | 'cena'
  /** Days after today on which the menu is served. */
  days?: readonly number[]
  window?: string
  language?: Language
  price?: number
  halfPrice?: number
}

/** The half in which a template is used, decided by its name alone. */
export const halfOf = (name: string): Half => (hashOf(`half ${name}`) % 2 === 0 ? 'build' : 'held-out')

export const inHalf = (templates: readonly Template[], half: Half) =>
  templates.filter(({ phenomenon, text }) => halfOf(`${phenomenon} ${text}`) === half)

type Rest = Omit<Template, 'phenomenon' | 'text'>

export const all = (
  phenomenon: string,
  texts: readonly (string | readonly [string, Rest])[],
  rest: Rest = {},
) =>
  texts.map((one): Template => {
    const [text, more] = typeof one === 'string' ? [one, {}] : one
    return { phenomenon, text, ...rest, ...more }
  })
