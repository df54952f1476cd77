import useSWR from 'swr'
import { listOwnMenus, type OwnMenus } from '@/contract/endpoints/own-menus'
import { replyOf } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { datesFrom } from './week-plan'

/** The host sends many or long menus in several replies. */
export async function readMenus(from: string, to: string): Promise<OwnMenus> {
  const read = await replyOf(send(listOwnMenus, { query: { from, to } }))
  if (!read.nextFrom) return read
  const more = await readMenus(read.nextFrom, to)
  return { ...read, menus: [...read.menus, ...more.menus], nextFrom: null }
}

export const useOwnMenus = (from: string, to: string, first: OwnMenus) =>
  useSWR(['own-menus', from, to], () => readMenus(from, to), {
    fallbackData: first,
    revalidateOnMount: false,
  })

/** The cache key of the menus of the next days, for the choice of a day. A move or a copy makes the cache invalid. */
export const menusAhead = (today: string) => ['menus-ahead', today]

export function useMenusAhead(today: string) {
  const dates = datesFrom(today, 14)
  const { data } = useSWR(menusAhead(today), () => readMenus(today, dates.at(-1) ?? today))
  return { dates, menus: data?.menus }
}
