import { listOwnDishes } from '@/contract/endpoints/own-menus'
import { getJson } from '@/lib/browser/get-json'

/** What this owner has written before that goes like this. Without an answer there is simply nothing to choose. */
export const askDishes = {
  shortest: 2,
  delay: 150,
  async ask(typed: string, signal: AbortSignal) {
    const query = new URLSearchParams({ q: typed.slice(0, 100), limit: '6' })
    const reply = listOwnDishes.reply.safeParse(await getJson(`${listOwnDishes.path}?${query}`, signal))
    return reply.data?.dishes ?? []
  },
}
