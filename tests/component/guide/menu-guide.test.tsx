import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MenuGuide } from '@/components/guide/menu-guide'

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['en', 'primeros'],
  ['fr', 'primeros'],
  ['de', 'Primeros'],
])('the Castilian words of the guide in %s are marked as such', (language, first) => {
  document.documentElement.lang = language
  const { container } = render(<MenuGuide />)
  const foreign = [...container.querySelectorAll('[lang]')]
  expect(foreign.map(({ textContent }) => textContent?.toLowerCase())).toEqual([
    'primeros',
    'segundos',
    'medio menú',
    'la cuenta, por favor',
  ])
  expect(foreign.map((one) => one.getAttribute('lang'))).toEqual(['es', 'es', 'es', 'es'])
  expect(foreign[0]).toHaveTextContent(first)
  expect(container.textContent).not.toMatch(/[<>]/)
})

it.each(['es', 'ca', 'gl', 'eu'])('the guide in %s has no words of another language', (language) => {
  document.documentElement.lang = language
  const { container } = render(<MenuGuide />)
  expect(container.querySelector('[lang]')).toBeNull()
})
