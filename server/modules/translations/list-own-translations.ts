import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/translations'
import { firstLanguage } from '@/contract/languages'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { courseIn } from '@/server/text/dishes/courses'
import { writtenIn } from '@/server/text/dishes/written-in'
import { keysOf } from './line-key'
import { type Found, findCorrections, findCourses } from './queries'
import { mostCorrections } from './save-own-translation'
import { translatorsFor } from './translate-lines'

export async function listOwnTranslations(
  ctx: OwnerCtx,
  { params: { language, ...slot } }: Input<typeof contract.listOwnTranslations>,
): Promise<Answer<typeof contract.listOwnTranslations>> {
  const { id: restaurantId } = await requireOwnRestaurant(ctx)
  const [courses, corrections] = await Promise.all([
    findCourses(ctx.db, { restaurantId, ...slot }),
    findCorrections(ctx.db, restaurantId, language, mostCorrections),
  ])
  const shown = new Set(
    courses.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]).flatMap(keysOf),
  )
  const kitchen = writtenIn(courses, firstLanguage)
  const [translator] = await translatorsFor(ctx.db, language, [{ restaurantId, writtenIn: kitchen, courses }])
  if (!translator) throw new Error('each menu has its translator')
  const { course, dish, correction } = translator
  const lineOf = (translate: typeof dish, name: string) => ({
    name,
    automatic: translate(name, isNotOwn),
    correction: correction(name),
  })
  return {
    writtenIn: kitchen,
    courses: courses.map(({ name, items }) => ({
      name: lineOf(course, name),
      heading: courseIn(name, kitchen),
      items: items.map((item) => lineOf(dish, item.name)),
    })),
    others: corrections.filter(({ key }) => !shown.has(key)).map(({ name, text }) => ({ name, text })),
  }
}

const isNotOwn = ({ by }: Found) => by !== 'owner'
