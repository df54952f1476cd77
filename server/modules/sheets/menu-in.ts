import type { MenuContent } from '@/contract/entities/menu'
import type { MenuLanguage, TranslatedLine } from '@/contract/entities/translated-menu'
import { firstLanguage, type Language } from '@/contract/languages'
import { quoted } from '@/contract/rules/language/quotes'
import { machineMark } from '@/contract/rules/menu/machine-mark'
import type { MenuWords } from '@/contract/rules/menu-layout/printed-menu'
import messages from '@/messages/es.json'
import ca from '@/messages/sheets/ca.json'
import de from '@/messages/sheets/de.json'
import en from '@/messages/sheets/en.json'
import fr from '@/messages/sheets/fr.json'
import type { Queryable } from '@/server/db/client'
import { translateMenus } from '@/server/modules/translations'
import { courseIn } from '@/server/text/dishes/courses'
import { writtenIn } from '@/server/text/dishes/written-in'
import * as eu from '@/server/words/eu'
import * as gl from '@/server/words/gl'

/** Galician and Basque have no words of their own for sheets: those of pages and mails are right there. */
export const wordsIn = { es: messages, en, fr, de, ca, gl, eu } satisfies Record<Language, MenuWords>

type Asked<Written> = { restaurantId: string; language: MenuLanguage; menu: Written }

/** A menu for a sheet in another language. The notes of the owner stay as they were written. */
export async function menuIn<Written extends MenuContent>(
  db: Queryable,
  { restaurantId, language, menu }: Asked<Written>,
) {
  const { categories, observation } = menu
  const shown = (line: TranslatedLine | undefined, name: string) =>
    line && isTranslated(line, name, language) ? lineText(line, language) : name
  const kitchen = writtenIn(categories, firstLanguage)
  const [translated = []] = await translateMenus(db, language, [
    { restaurantId, writtenIn: kitchen, courses: categories },
  ])
  const isByMachine = translated.some(({ items }, course) =>
    items.some((line, dish) => {
      const written = categories[course]?.items[dish]?.name ?? ''
      return isTranslated(line, written, language) && line.by !== 'owner'
    }),
  )
  const hasMark = translated.some((course) =>
    [course.name, ...course.items].some(({ by }) => by === 'machine'),
  )
  const { translated: automatic, outside } = wordsIn[language].printedMenu
  const note = [isByMachine && automatic, hasMark && outside].filter(Boolean).join(' ')
  return {
    language,
    menu: {
      ...menu,
      observation: [observation, note].filter(Boolean).join('\n'),
      categories: categories.map(({ name, items }, at) => ({
        name: shown(translated[at]?.name, name),
        items: items.map((item, place) => ({
          ...item,
          name: shown(translated[at]?.items[place], item.name),
        })),
      })),
    },
  }
}

/** A sheet has no italics. Words that stay as the kitchen wrote them stand in quotes, or they would read as words of the other language. */
const pieceText = ({ text, lang }: TranslatedLine['pieces'][number], language: MenuLanguage) =>
  lang ? quoted(language, text) : text

const lineText = ({ pieces, by }: TranslatedLine, language: MenuLanguage) =>
  pieces.map((piece) => pieceText(piece, language)).join(' ') + (by === 'machine' ? machineMark : '')

/** A menu as the kitchen wrote it, with its language, in which the words around it are. */
export function menuAsWritten<Written extends Pick<MenuContent, 'categories'>>(menu: Written) {
  const language = writtenIn(menu.categories, firstLanguage)
  const inKitchens = menu.categories.map((course) => ({ ...course, name: courseIn(course.name, language) }))
  return {
    language,
    menu: language === firstLanguage ? menu : { ...menu, categories: inKitchens },
  }
}

/** Whether a line is in other words than the kitchen's. An owner may have corrected what nobody else can translate. */
const isTranslated = ({ how, source, by, pieces }: TranslatedLine, written: string, language: MenuLanguage) =>
  by !== undefined ||
  (how !== 'not' && source !== language && pieces.map(({ text }) => text).join(' ') !== written)
