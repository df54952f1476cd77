import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { goToLanguage } from '@/lib/browser/change-language'

beforeEach(() => {
  sessionStorage.clear()
  window.scrollY = 700
})

function press(click: object = {}) {
  render(
    <a href="/en" lang="en" onClick={goToLanguage}>
      English
    </a>,
  )
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'English' }), click)
  return sessionStorage.getItem('scrollOfLanguage')
}

it('keeps the place on the page for the same page in another language', () => {
  expect(press()).toBe('700')
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'keeps none where the page opens elsewhere: %j',
  (click) => {
    expect(press(click)).toBeNull()
  },
)
