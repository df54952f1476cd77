import { spokenClockText } from '@/contract/rules/time/clock-text'
import type { Turn } from '../facts'
import type { Change } from '../language/change'
import { intentOf } from '../meaning/intent-of'
import { declaredText } from '../menu/declared'
import { dayName, inclusionText, ofDay, priceText, t, toDay } from '../texts'

/** What the button with these words would do, in the language of the answer. */
export function orderText(turn: Turn, words: string): string {
  const intent = intentOf(turn, words, true)
  if (intent.is === 'move' && intent.from && intent.to)
    return t('order.move', { from: ofDay(intent.from, turn.today), to: toDay(intent.to, turn.today) })
  if (intent.is !== 'orders') return words
  const { changes, date, release, minute } = intent.orders
  if (changes.length === 0 && minute !== null) return t('order.at', { time: spokenClockText(minute) })
  const texts = [...changes.map(changeText), ...(release === 'publish' ? [t('order.publish')] : [])]
  if (texts.length === 0 || texts.includes('')) return words
  return `${date ? `${dayName(date, turn.today)}: ` : ''}${texts.join('. ')}`
}

function changeText(change: Change): string {
  switch (change.kind) {
    case 'replace':
      return t('order.replace', { dish: change.dish, by: change.by })
    case 'remove':
      return t('order.remove', { dish: change.dish })
    case 'gone':
    case 'sold-out':
      return t('order.soldOut', { dish: change.dish })
    case 'back':
      return change.dish === null ? '' : t('order.back', { dish: change.dish })
    case 'course':
      return t('order.course', { dish: change.dish, course: t(`course.${change.course}`) })
    case 'add':
      return change.course
        ? t('order.addTo', { dish: change.dish, course: t(`course.${change.course}`) })
        : t('order.add', { dish: change.dish })
    case 'price':
      return t('order.price', { price: priceText(change.euros) })
    case 'raise':
      return t(change.euros < 0 ? 'order.lower' : 'order.raise', { price: priceText(Math.abs(change.euros)) })
    case 'half':
      return change.euros === null ? t('order.noHalf') : t('order.half', { price: priceText(change.euros) })
    case 'supplement':
      return change.euros === null
        ? t('order.noSupplement', { dish: change.dish })
        : t('order.supplement', { dish: change.dish, price: priceText(change.euros) })
    case 'include':
      return t(change.isIncluded ? 'order.with' : 'order.without', { what: inclusionText(change.what) })
    case 'window':
      return change.end === null
        ? ''
        : change.start === null
          ? t('order.until', { end: change.end })
          : t('order.window', { start: change.start, end: change.end })
    case 'mark':
      return change.dish === null ? '' : declaredText(change.dish, change)
    case 'no-note':
      return t('order.noNote')
    default:
      return ''
  }
}
