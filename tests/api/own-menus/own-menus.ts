import { expect } from 'vitest'
import { type OwnMenu, ownMenu } from '@/contract/entities/own-menu'
import type { Client } from '@/tests/api/support/client'

export const content = {
  price: 12.9,
  includes: ['pan', 'bebida'],
  categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Jamón', supplement: 2.35 }] }],
}

/** `2026-11-20`, or its dinner as `2026-11-20/cena`. */
const pathOf = (day: string) => `/api/menus/mine/${day.includes('/') ? day : `${day}/comida`}`

/** Speaks of one owner's menus, by day. */
export function ownMenusOf(client: Client) {
  const put = (day: string, body: object = {}) =>
    client.put(pathOf(day), { content, version: null, release: 'draft', ...body })
  return {
    put,
    async save(day: string, body: object = {}): Promise<OwnMenu> {
      const reply = await put(day, body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return ownMenu.parse(reply.body)
    },
    list: async (query = '') => (await client.get(`/api/menus/mine${query}`)).body,
    remove: (day: string, version: number) => client.delete(`${pathOf(day)}?version=${version}`),
    soldOut: (day: string, body: object) => client.patch(`${pathOf(day)}/sold-out`, body),
    copy: (days: [from: string, to: string][], more: object = {}) =>
      client.post('/api/menus/mine/copy', {
        days: days.map(([from, to]) => ({ from: slotOf(from), to: slotOf(to) })),
        ...more,
      }),
  }
}

function slotOf(day: string) {
  const [date, service] = day.split('/')
  return { date, service }
}

export const refusal = (status: number, reason: string, more = {}) => ({
  status,
  body: { error: { reason, ...more } },
})
export const invalid = (field: string, reason: string) =>
  refusal(400, 'validation', { fields: { [field]: reason } })
