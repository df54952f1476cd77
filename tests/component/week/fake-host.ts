import { vi } from 'vitest'
import { answerHoliday } from '@/contract/endpoints/holidays'
import { copyOwnMenus } from '@/contract/endpoints/own-menus'
import type { OwnMenu } from '@/contract/entities/own-menu'

type Sent = { method: string; path: string; body: unknown }

/** The way to the host. `isDown`: the request never arrives. `isLost`: its answer never arrives. Everything waits for `wait`. */
type Wire = {
  isDown: (request: Sent) => boolean
  isLost: (request: Sent) => boolean
  wait: Promise<void> | undefined
}

const key = ({ date, service }: Pick<OwnMenu, 'date' | 'service'>) => `${date} ${service}`

/** The host's answers to the planner, in memory, and all requests that change something. */
export function fakeHost(first: OwnMenu[], today: string) {
  const menus = new Map(first.map((menu) => [key(menu), menu]))
  const sent: Sent[] = []
  let version = 100
  const put = (menu: OwnMenu) => {
    version += 1
    menus.set(key(menu), { ...menu, version })
    return menus.get(key(menu))
  }

  function copy(body: unknown): [number, unknown] {
    const asked = copyOwnMenus.body.parse(body)
    const { mode, overwrite } = asked
    const days = asked.days.map(({ from, to }) => ({ from, to: { service: from.service, ...to } }))
    const lost = days.flatMap(({ to }) => menus.get(key(to)) ?? [])
    if (lost.length > 0 && !overwrite) return [409, refusal({ menus: lost })]
    const made = days.flatMap(({ from, to }) => {
      const source = menus.get(key(from))
      if (mode === 'move') menus.delete(key(from))
      return source ? [put({ ...source, ...to })] : []
    })
    return [200, { menus: made }]
  }

  function answer({ method, path, body }: Sent): [number, unknown] {
    const [, date = '', service = ''] = path.match(/mine\/([\d-]+)\/(\w+)/) ?? []
    if (method === 'GET')
      return [200, { today, timeZone: 'Europe/Madrid', emailVerified: true, menus: [...menus.values()] }]
    if (path.startsWith('/api/menus/mine/copy')) return copy(body)
    if (path.startsWith('/api/holidays/')) return [200, { ...holiday, ...answerHoliday.body.parse(body) }]
    if (method === 'DELETE') return [menus.delete(`${date} ${service}`) ? 200 : 404, { success: true }]
    const old = first.find((menu) => menu.date === date)
    return [200, old && put(old)]
  }

  const holiday = { date: '2026-12-08', name: 'Inmaculada Concepción', isNational: true }
  const wire: Wire = { isDown: () => false, isLost: () => false, wait: undefined }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method: init.method ?? 'GET', path: url, body }
    await wire.wait
    if (wire.isDown(request)) throw new TypeError('Failed to fetch')
    if (request.method !== 'GET') sent.push(request)
    const [status, reply] = answer(request)
    if (wire.isLost(request)) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply), { status })
  })
  return { sent, menus, wire }
}

const refusal = (current: unknown) => ({
  success: false,
  message: '',
  error: { code: 'conflict', reason: 'would-overwrite', requestId: 'x', current },
})
