import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HideOnScroll } from '@/components/layout/hide-on-scroll'

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
  return document.documentElement.hasAttribute('data-reading')
}

it('marks the page while one scrolls down, and no more when one scrolls up', () => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  const { unmount } = render(<HideOnScroll />)
  expect(scrollTo(100)).toBe(false)
  expect(scrollTo(400)).toBe(true)
  expect(scrollTo(396)).toBe(true)
  expect(scrollTo(300)).toBe(false)
  expect(scrollTo(900)).toBe(true)
  expect(scrollTo(0)).toBe(false)
  unmount()
  expect(scrollTo(900)).toBe(false)
})
