import type { ChatButton } from '@/contract/entities/chat'
import { headingWords } from '@/contract/rules/menu-text/heading-words'
import type { Doubt, DoubtReason, ParsedMenu } from '@/contract/rules/menu-text/parsed-menu'
import { fold, listed } from '@/contract/rules/menu-text/words'
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
/** What stands under a heading of its course is no doubt. */
export function openDoubts(parsed: ParsedMenu[], text = ''): OpenDoubt[] {
  const isHeaded = headedIn(text)
  const order: OpenDoubt['about'][] = ['date', 'price', 'supplement', 'dish', 'course']
  const found = parsed.flatMap((menu, index) => [
    ...menu.doubts.flatMap((doubt) => asked(doubt, index, doubt.words)),
    ...menu.categories.flatMap((category) =>
      category.items.flatMap(({ name, doubts }) =>
        doubts
          .slice(0, 1)
          .flatMap((doubt) => asked(doubt, index, name))
          .filter(({ about: kind }) => kind !== 'course' || !isHeaded(category, menu)),
      ),
    ),
  ])
  return found.sort((a, b) => order.indexOf(a.about) - order.indexOf(b.about)).slice(0, mostAsked)
}

/** Whether a text names the course of a category as its heading. Where courses are told by order alone, nobody named them. */
function headedIn(text: string) {
  const plain = fold(text)
  const named = new Set(
    headingWords.flatMap(([kind, list]) =>
      kind !== 'own' && listed(list).some((word) => word.length > 3 && isNamedIn(plain, word)) ? [kind] : [],
    ),
  )
  return ({ kind }: ParsedMenu['categories'][number], { categories }: ParsedMenu) =>
    kind !== 'own' && named.has(kind) && categories.filter((one) => one.kind === kind).length === 1
}

const isNamedIn = (plain: string, word: string) => {
  const at = plain.indexOf(word)
  return at >= 0 && !/\p{L}/u.test(plain[at - 1] ?? ' ') && !/\p{L}/u.test(plain[at + word.length] ?? ' ')
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
