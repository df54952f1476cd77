import type { Target } from '@/server/text/dishes/languages'
import { translateDish } from '@/server/text/dishes/translate-dish'

/** What stays as it was written stands between asterisks. */
export const said = (dish: string, target: Target) => {
  const { pieces } = translateDish(dish, target)
  return pieces.map(({ text, lang }) => (lang ? `*${text}*` : text)).join(' ')
}
