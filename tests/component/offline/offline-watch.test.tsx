import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cameFrom } from '@/components/offline/came-from'
import { OfflineWatch } from '@/components/offline/offline-watch'
import { seenAtText } from '@/components/offline/seen-at-text'
import { offline } from '@/messages/es.json'

const where = { pathname: '/faqs' }
vi.mock('next/navigation', () => ({ usePathname: () => where.pathname }))

const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  where.pathname = '/faqs'
  online.mockReturnValue(true)
})

afterEach(() => {
  delete document.documentElement.dataset.seenAt
})

const show = () => render(<OfflineWatch labels={offline.banner} isOn={false} />)
const said = () => screen.getByRole('status').textContent

function lose(isLost: boolean) {
  online.mockReturnValue(!isLost)
  act(() => void window.dispatchEvent(new Event(isLost ? 'offline' : 'online')))
}

it('says nothing while all is well', () => {
  show()
  expect(said()).toBe('')
})

it('says since when, as long as there is no connection', () => {
  show()
  lose(true)
  expect(said()).toMatch(/^Sin conexión: así estaba a las \d\d:\d\d/)
  lose(false)
  expect(said()).toBe('')
})

it('a copy stays one whatever the connection does, until another page comes', () => {
  const yesterday = new Date(Date.now() - 86_400_000)
  document.documentElement.dataset.seenAt = String(yesterday.getTime())
  const { rerender } = show()
  expect(said()).toMatch(/^Sin conexión: así estaba el \S+ \d+ \S+ a las \d\d:\d\d/)
  lose(true)
  lose(false)
  expect(said()).toMatch(/^Sin conexión/)
  where.pathname = '/'
  rerender(<OfflineWatch labels={offline.banner} isOn={false} />)
  expect(said()).toBe('')
})

it('leaves the offline page to speak for itself', () => {
  where.pathname = '/sin-conexion'
  online.mockReturnValue(false)
  show()
  expect(said()).toBe('')
})

it('names the day only when it was another one', () => {
  const now = new Date(2026, 10, 20, 13, 30)
  const text = (seenAt: Date) => seenAtText(seenAt, now, offline.banner)
  expect(text(new Date(2026, 10, 20, 13, 5))).toBe('Sin conexión: así estaba a las 13:05')
  expect(text(new Date(2026, 10, 19, 9, 0))).toBe('Sin conexión: así estaba el jue 19 nov a las 09:00')
})

it.each([
  ['?desde=%2Fprivacidad', '/privacidad'],
  ['?desde=%2Frestaurant%2Fsearch%3Fq%3Dpaella', '/restaurant/search?q=paella'],
  ['', null],
  ['?desde=', null],
  ['?desde=//evil.example/', null],
  ['?desde=https://evil.example/', null],
  ['?desde=javascript:alert(1)', null],
  ['?desde=/.//evil.example', '/evil.example'],
])('goes back from %s to %s', (search, expected) => {
  expect(cameFrom({ origin: 'https://mantel.example', search })).toBe(expected)
})
