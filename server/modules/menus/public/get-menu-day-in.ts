import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import type { TranslatedLine, WrittenLanguage } from '@/contract/entities/translated-menu'
import type { Ctx } from '@/server/ctx'
import { translateCourses, writtenIn } from '@/server/modules/translations'
import { getMenuDay } from './get-menu-day'

/** What nobody understands is in the language of the rest of the menu. */
const asWritten = (line: TranslatedLine, lang: WrittenLanguage): TranslatedLine =>
  line.how === 'not'
    ? { ...line, source: lang, pieces: line.pieces.map(({ text }) => ({ text, lang })) }
    : line

export async function getMenuDayIn(
  ctx: Ctx,
  { params: { language, ...params } }: Input<typeof contract.getMenuDayIn>,
): Promise<Answer<typeof contract.getMenuDayIn>> {
  const { restaurantId } = params
  const { menu, ...beside } = await getMenuDay(ctx, { params })
  const read = menu.map((written) => {
    const source = writtenIn(written.categories, language)
    return { written, source, courses: source === 'es' && language === 'es' ? [] : written.categories }
  })
  const translated = await translateCourses(ctx.db, {
    ...{ restaurantId, language },
    courses: read.flatMap(({ courses }) => courses),
  })
  return {
    ...beside,
    menu: read.map(({ written, source, courses }) => ({
      ...written,
      writtenIn: source,
      translated: translated.splice(0, courses.length).map(({ name, items }) => ({
        name: asWritten(name, source),
        items: items.map((line) => asWritten(line, source)),
      })),
    })),
  }
}
