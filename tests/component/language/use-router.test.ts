import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRouter } from '@/lib/language/use-router'

const { router, leaveFor, leaveInstead } = vi.hoisted(() => ({
  router: { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn(), back: vi.fn(), refresh: vi.fn() },
  ...{ leaveFor: vi.fn(), leaveInstead: vi.fn() },
}))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor, leaveInstead }))

const routerIn = (language: string) => {
  document.documentElement.lang = language
  return renderHook(() => useRouter()).result.current
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  document.documentElement.lang = ''
})

test('a page of the language of this page is the router’s', () => {
  const { push, replace, prefetch } = routerIn('fr')
  push('/faqs', { scroll: false })
  replace('/restaurant/search/menu?q=a')
  prefetch('/favoritos')
  expect(router.push).toHaveBeenCalledWith('/fr/faqs', { scroll: false })
  expect(router.replace).toHaveBeenCalledWith('/fr/restaurant/search/menu?q=a')
  expect(router.prefetch).toHaveBeenCalledWith('/fr/favoritos')
  expect([leaveFor, leaveInstead].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test.each(['fr', 'de'])(
  'in %s a page for owners is another document, and nothing is fetched before',
  (language) => {
    const { push, replace, prefetch } = routerIn(language)
    push('/signin')
    replace('/menu?dia=2026-11-24')
    prefetch('/menu')
    expect(leaveFor).toHaveBeenCalledWith('/signin')
    expect(leaveInstead).toHaveBeenCalledWith('/menu?dia=2026-11-24')
    expect([router.push, router.replace, router.prefetch].flatMap(({ mock }) => mock.calls)).toEqual([])
  },
)

test('so is an address that names another language', () => {
  const { push, replace } = routerIn('es')
  push('/en/faqs')
  replace('/menu')
  expect(leaveFor).toHaveBeenCalledWith('/en/faqs')
  expect(router.replace).toHaveBeenCalledWith('/menu')
})
