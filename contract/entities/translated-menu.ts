import { z } from 'zod'
import { type WrittenLanguage, writtenLanguages } from '../languages'
import { menu } from './menu'
import { lineText } from './text'

/** The languages that a menu is written in, or shown in. */
export const menuLanguages = ['en', 'fr', 'de', 'ca', 'es'] as const
export type MenuLanguage = (typeof menuLanguages)[number]

export type { WrittenLanguage }

/** The name of a dish or a course in another language. A piece with `lang` stays as it was written. */
export const translatedLine = z.object({
  how: z.enum(['wholly', 'partly', 'not']),
  /** The language that the name is written in. */
  source: z.enum(writtenLanguages),
  pieces: z.array(z.object({ text: z.string(), lang: z.enum(writtenLanguages).optional() })),
  /** Who translated it, if not the lexicon: its owner, other owners, or a machine translator of another house. */
  by: z.enum(['owner', 'owners', 'machine']).optional(),
})

export type TranslatedLine = z.infer<typeof translatedLine>

/**
 * A menu as it was written, and its courses and dishes in another language, in the same order. Nothing is translated where a Castilian menu
 * is asked for in Castilian.
 */
export const translatedMenu = menu.extend({
  /** The language that most of its dishes are written in. */
  writtenIn: z.enum(writtenLanguages).default('es'),
  translated: z.array(z.object({ name: translatedLine, items: z.array(translatedLine) })),
  /** Its courses in the language of the kitchen, since usual headings are stored in Castilian. Left out where that is it. */
  headings: z.array(z.string()).optional(),
  /** What its dishes in other languages are called in Castilian, by the name that the kitchen wrote. */
  castilian: z.record(z.string(), z.string()).optional(),
})

export type TranslatedMenu = z.infer<typeof translatedMenu>

/** The same, where only what is shown is translated. `writtenIn` is left out where it is Castilian. */
export const partlyTranslatedMenu = menu.extend({
  translated: z.array(
    z.object({ name: translatedLine.nullable(), items: z.array(translatedLine.nullable()) }),
  ),
})

export type PartlyTranslatedMenu = z.infer<typeof partlyTranslatedMenu>

/** A dish or a course as its owner sees it. `automatic` is what diners would read without the owner's correction. */
export const ownLine = z.object({
  name: z.string(),
  automatic: translatedLine,
  correction: z.string().nullable(),
})

export type OwnLine = z.infer<typeof ownLine>

export const translatedName = lineText(300).min(1)

export const maxCorrection = 300

/** Names of dishes have no tags, and a correction may be shown where we do not write the page. Empty takes a correction back. */
export const correctionText = lineText(maxCorrection).regex(/^[^<>]*$/, 'characters')
