import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/mailings'
import { addDays, localNow } from '@/contract/rules/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { countConfirmed, listDays } from './queries'

const shownDays = 60

export async function listMailings(ctx: OwnerCtx): Promise<Answer<typeof contract.listMailings>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const { date: today } = localNow(ctx.clock(), timeZone)
  const [subscribers, days] = await Promise.all([
    countConfirmed(ctx.db, id),
    listDays(ctx.db, id, addDays(today, -shownDays)),
  ])
  return {
    subscribers,
    days: days.map(({ isDelayed, state, sendAt, ...day }) => ({
      ...day,
      time: clockText(localNow(new Date(sendAt), timeZone).minute),
      state: stateOf(state, day.waiting, isDelayed),
    })),
  }
}

function stateOf(state: string, waiting: number, isDelayed: boolean) {
  if (state === 'waiting') return 'waiting'
  if (isDelayed) return 'delayed'
  return state === 'writing' || waiting > 0 ? 'sending' : 'sent'
}

function clockText(minute: number) {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
