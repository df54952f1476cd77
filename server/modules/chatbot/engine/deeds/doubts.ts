import type { ChatButton } from '@/contract/entities/chat'
import type { Doubt, DoubtReason, ParsedMenu } from '@/contract/rules/menu-text/parsed-menu'
import type { Reply } from '../facts'
import type { OpenDoubt, Proposed } from '../state'
import { beside, priceText, t, title } from '../texts'

const mostAsked = 4

const about: Partial<Record<DoubtReason, OpenDoubt['about']>> = {
  'category-guessed': 'course',
  'unknown-dish': 'course',
  'maybe-a-dish': 'dish',
  'item-price': 'supplement',
  'supplement-guessed': 'supplement',
  'price-guessed': 'price',
  'several-prices': 'price',
  'price-high': 'price',
  'price-zero': 'price',
  'date-past': 'date',
  'date-mismatch': 'date',
  'date-impossible': 'date',
}

/** The doubts to ask about, the most serious first, and one doubt for each dish. */
export function openDoubts(parsed: ParsedMenu[]): OpenDoubt[] {
  const order: OpenDoubt['about'][] = ['date', 'price', 'supplement', 'dish', 'course']
  const found = parsed.flatMap((menu, index) => [
    ...menu.doubts.flatMap((doubt) => asked(doubt, index, doubt.words)),
    ...menu.categories.flatMap(({ items }) =>
      items.flatMap(({ name, doubts }) => doubts.slice(0, 1).flatMap((doubt) => asked(doubt, index, name))),
    ),
  ])
  return found.sort((a, b) => order.indexOf(a.about) - order.indexOf(b.about)).slice(0, mostAsked)
}

const asked = ({ reason }: Doubt, menu: number, words: string): OpenDoubt[] => {
  const kind = about[reason]
  return kind ? [{ menu, about: kind, words: words.slice(0, 120) }] : []
}

export function doubtReply(
  pid: string,
  { about: kind, words }: OpenDoubt,
  menu: Proposed | undefined,
): Reply {
  const button = (choice: string, text: string): ChatButton => ({
    action: `d:${pid}:${choice}`,
    title: title(text),
  })
  const price = menu?.content.price ?? null
  const values = { words, price: price === null ? t('menu.noPrice') : priceText(price) }
  const buttons: Record<OpenDoubt['about'], ChatButton[]> = {
    course: [
      button('firsts', t('doubt.first')),
      button('seconds', t('doubt.second')),
      button('desserts', t('doubt.dessert')),
    ],
    dish: [button('yes', t('doubt.isDish')), button('no', t('doubt.isNone'))],
    supplement: [button('yes', t('doubt.isSupplement')), button('no', t('doubt.noSupplement'))],
    price: [button('yes', t('doubt.yes')), button('other', t('doubt.otherPrice'))],
    date: [
      button('today', t('doubt.today')),
      button('tomorrow', t('doubt.tomorrow')),
      button('yes', t('doubt.asWritten')),
    ],
  }
  return { text: beside(t(`doubt.about.${kind}`, values)), buttons: buttons[kind] }
}
