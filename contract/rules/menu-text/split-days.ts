import { weekdayNames } from './days'
import { isFood } from './known-dishes'
import { fold, stems } from './words'

const weekday = new RegExp(
  String.raw`(?<![\p{L}\d])(${weekdayNames})(?![\p{L}])(?: \d{1,2}(?![\d€/:.,h]))?`,
  'gu',
)

/** Between two weekdays of one menu or of one span: «lunes y martes», «lunes 23 al viernes 27». */
const together = /^[\s,]*(?:(?:a|al|ao|to|hasta|fins|y|i|e|eta|and|[-–/])[\s,]*(?:el |al |o )?)?$/

/** The words of a weekday that stand before it: «y el martes», «para mañana sábado». */
const lead =
  /(?:(?:^|(?<=[\s,;.]))(?:y|i|e|eta|and|ya|luego|para|pal|pa|per|per a|pel|on|for|el|o|al|menu del|hoy|manana|avui|hui|dema|hoxe|gaur|bihar|today|tomorrow),? ){0,4}$/

/** «De lunes a viernes», «los domingos cerrado»: days that begin no menu. */
const span = /(?:^|[^\p{L}])(?:de|los|todos los|cada|els|menos|excepto|desde el|every)$/u

type Head = { start: number; end: number; day: string }

function headsOf(folded: string): Head[] {
  const heads: Head[] = []
  let last = -1
  for (const { index, 0: found, 1: day = '' } of folded.matchAll(weekday)) {
    const joined = last >= 0 && together.test(folded.slice(last, index))
    last = index + found.length
    const near = Math.max(0, index - 40)
    const words = lead.exec(folded.slice(near, index))?.[0] ?? ''
    const start = index - words.length
    if (!joined && !span.test(folded.slice(near, start).trimEnd())) heads.push({ start, end: last, day })
  }
  return heads
}

const serves = (text: string) => isFood(stems(text))

/** Two weekdays and a dish for each. */
const shortestWeek = 24

/** A week in one line: «lunes lentejas y pollo martes sopa y merluza …» is cut before each day, when dishes follow most of them. */
export function splitDays(text: string): string[] {
  if (text.length < shortestWeek) return [text]
  const folded = fold(text)
  const heads = headsOf(folded)
  if (new Set(heads.map(({ day }) => day)).size < 2) return [text]
  const withDishes = heads.filter(({ end }, at) => serves(folded.slice(end, heads[at + 1]?.start)))
  if (withDishes.length < 2 || withDishes.length * 2 < heads.length) return [text]
  return [0, ...heads.map(({ start }) => start)]
    .map((from, at) =>
      text
        .slice(from, heads[at]?.start)
        .replace(/[\s,;]+$/, '')
        .trim(),
    )
    .filter(Boolean)
}
