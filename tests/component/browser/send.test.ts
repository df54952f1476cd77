import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logout } from '@/contract/endpoints/accounts'
import { askAlert } from '@/contract/endpoints/alerts'
import { copyOwnMenus, deleteOwnMenu, listOwnDishes } from '@/contract/endpoints/own-menus'
import { unlinkPhone } from '@/contract/endpoints/whatsapp'
import { askAlert as lightAlert } from '@/lib/browser/endpoints/alerts'
import { logout as lightLogout } from '@/lib/browser/endpoints/own'
import { isGone, replyOf } from '@/lib/browser/outcome'
import { proveWith } from '@/lib/browser/proof'
import { send } from '@/lib/browser/send'
import { sessionOver } from '@/lib/browser/session-end'
import { unread } from '@/lib/endpoint/light'
import { endpointPath } from '@/lib/endpoint/request'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const refused = (status: number, error: object) =>
  Response.json(
    { success: false, message: 'No.', error: { code: 'conflict', reason: 'why', requestId: 'r', ...error } },
    { status },
  )

const params = { date: '2026-11-23', service: 'cena' } as const
const wish = { email: 'a@b.es', dish: 'callos', lat: 40, lon: -3 }
const copy = { days: [{ from: params, to: { date: '2026-11-30' } }] }

describe('what is sent', () => {
  it('goes where lib/api/call sends it, as JSON and with its query', async () => {
    fetchMock.mockImplementation(async () => Response.json({ success: true }))
    await send(deleteOwnMenu, { params, query: { version: 3 } })
    const path = endpointPath(deleteOwnMenu, params, { version: 3 })
    expect(fetchMock).toHaveBeenLastCalledWith(path, { method: 'DELETE' })
    expect(path).toBe('/api/menus/mine/2026-11-23/cena?version=3')

    await send(unlinkPhone, { params: { id: '../x' } })
    expect(fetchMock).toHaveBeenLastCalledWith('/api/chat/whatsapp/..%2Fx', { method: 'DELETE' })

    await send(askAlert, { body: wish }, { keepalive: true })
    expect(fetchMock).toHaveBeenLastCalledWith('/api/alerts', {
      ...{ method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
      body: JSON.stringify(wish),
    })
  })

  it('can be called off', async () => {
    fetchMock.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted()
      return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject))
    })
    const stop = new AbortController()
    const sent = send(askAlert, { body: wish }, { signal: stop.signal })
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
    stop.abort()
    expect(await sent).toEqual({ outcome: 'unreachable' })
    expect(await send(askAlert, { body: wish }, { signal: stop.signal })).toEqual({ outcome: 'unreachable' })
  })
})

describe('what comes back', () => {
  it('is the reply as the contract reads it', async () => {
    fetchMock.mockResolvedValue(Response.json({ state: 'asked', more: 1 }))
    expect(await send(askAlert, { body: wish })).toEqual({ outcome: 'ok', reply: { state: 'asked' } })
  })

  it.each([
    ['no network', async () => Promise.reject(new TypeError('offline'))],
    ['a page of the network’s own', async () => new Response('<h1>Wi-Fi</h1>')],
    ['the reply of another contract', async () => Response.json({ state: 'what?' })],
  ])('is unreachable: %s', async (_, answer) => {
    fetchMock.mockImplementation(answer)
    const sent = send(askAlert, { body: wish })
    expect(await sent).toEqual({ outcome: 'unreachable' })
    await expect(replyOf(sent)).rejects.toThrow('unreachable')
  })

  it('is a refusal with its words', async () => {
    fetchMock.mockResolvedValue(refused(400, { code: 'invalid', fields: { email: 'format' } }))
    const sent = send(askAlert, { body: wish })
    expect(await sent).toMatchObject({
      ...{ outcome: 'refused', code: 'invalid', reason: 'why', fields: { email: 'format' }, message: 'No.' },
    })
    await expect(replyOf(sent)).rejects.toThrow('invalid')
  })

  it.each([
    [413, 'too-large'],
    [429, 'too-many'],
    [500, 'internal'],
    [502, 'unavailable'],
    [418, 'invalid'],
  ])('is a refusal also when a proxy says %i in its own words', async (status, code) => {
    fetchMock.mockResolvedValue(new Response('<h1>No</h1>', { status }))
    const answer = await send(askAlert, { body: wish })
    expect(answer).toMatchObject({ outcome: 'refused', code, reason: '', fields: {} })
    expect(isGone(answer)).toBe(false)
  })

  it('says when to try again, by the header or by the envelope', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 429, headers: { 'retry-after': '40' } }))
    expect((await send(askAlert, { body: wish })).retryAfter).toBe(40)
    fetchMock.mockResolvedValueOnce(refused(429, { retryAfter: 7 }))
    expect((await send(askAlert, { body: wish })).retryAfter).toBe(7)
    const date = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503, headers: date }))
    expect((await send(askAlert, { body: wish })).retryAfter).toBeUndefined()
  })

  it('brings what somebody else has saved, read by the endpoint', async () => {
    fetchMock.mockResolvedValueOnce(refused(409, { current: { menus: [] } }))
    expect((await send(copyOwnMenus, { body: copy })).current).toEqual({ menus: [] })
    fetchMock.mockResolvedValueOnce(refused(409, { current: { dishes: [] } }))
    expect((await send(copyOwnMenus, { body: copy })).current).toBeUndefined()
  })

  it('is gone for whoever wants it gone', async () => {
    fetchMock.mockResolvedValue(refused(404, {}))
    expect(isGone(await send(unlinkPhone, { params: { id: 'x' } }))).toBe(true)
  })
})

describe('without schemas', () => {
  it('the reply is not read', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ success: 'maybe' }))
    expect(await send(lightLogout, {})).toEqual({ outcome: 'ok', reply: { success: 'maybe' } })
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect((await send(unread(logout), {})).outcome).toBe('ok')
  })

  it('or read by what comes with the first call', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ state: 'already' }))
    expect(await send(lightAlert, { body: wish })).toEqual({ outcome: 'ok', reply: { state: 'already' } })
    expect(fetchMock.mock.calls[0]?.[0]).toBe(askAlert.path)
  })

  it('is unreachable when that does not come', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ state: 'already' }))
    const lost = { ...lightAlert, reply: () => Promise.reject(new TypeError('offline')) }
    expect(await send(lost, { body: wish })).toEqual({ outcome: 'unreachable' })
  })
})

describe('of an owner', () => {
  it.each([401, 403])('%i ends the session, and says nothing more', async (status) => {
    window.history.replaceState(null, '', '/menu')
    localStorage.setItem('isAuthenticated', 'true')
    fetchMock.mockResolvedValue(new Response(null, { status }))
    const settled = vi.fn()
    void send(copyOwnMenus, { body: copy }).then(settled)
    await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin?next=%2Fmenu'), { timeout: 15_000 })
    expect(localStorage.getItem('isAuthenticated')).toBeNull()
    expect([sessionOver.take(), sessionOver.take()]).toEqual([true, false])
    expect(settled).not.toHaveBeenCalled()
  })

  it('it is a refusal like others for who goes on without, and for what is anybody’s', async () => {
    fetchMock.mockImplementation(async () => refused(401, {}))
    const aside = await send(listOwnDishes, { query: { q: 'a' } }, { endsSession: false })
    expect(aside.code).toBe('unauthenticated')
    expect((await send(askAlert, { body: wish })).code).toBe('unauthenticated')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('is asked again once there was proof, and no more than once', async () => {
    const prove = vi.fn(async () => true)
    const end = proveWith(prove)
    fetchMock.mockResolvedValueOnce(refused(409, { reason: 'password-needed' }))
    fetchMock.mockResolvedValueOnce(Response.json({ menus: [] }))
    expect((await send(copyOwnMenus, { body: copy })).reply).toEqual({ menus: [] })
    const [first, second] = fetchMock.mock.calls
    expect(second).toEqual(first)
    fetchMock.mockImplementation(async () => refused(409, { reason: 'second-factor-needed' }))
    expect((await send(copyOwnMenus, { body: copy })).reason).toBe('second-factor-needed')
    expect(prove).toHaveBeenCalledTimes(2)
    end()
  })

  it('no proof is asked for another conflict, nor of who gave none', async () => {
    const prove = vi.fn(async () => false)
    const end = proveWith(prove)
    fetchMock.mockImplementation(async () => refused(409, { reason: 'version' }))
    expect((await send(copyOwnMenus, { body: copy })).reason).toBe('version')
    expect(prove).not.toHaveBeenCalled()
    fetchMock.mockImplementation(async () => refused(409, { reason: 'password-needed' }))
    expect((await send(copyOwnMenus, { body: copy })).outcome).toBe('refused')
    expect(prove).toHaveBeenCalledOnce()
    end()
  })
})
