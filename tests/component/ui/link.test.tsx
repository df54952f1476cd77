import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Link } from '@/components/ui/link'

vi.mock('next/link', () => ({
  default: ({ href, children, className }: Record<'href' | 'children' | 'className', string>) => (
    <a href={href} className={className} data-soft="">
      {children}
    </a>
  ),
}))

afterEach(() => {
  document.documentElement.lang = ''
})

it.each([
  ['fr', '/faqs', '/fr/faqs', true],
  ['fr', '/signin', '/signin', false],
  ['de', '/menu?dia=2026-11-24', '/menu?dia=2026-11-24', false],
  ['es', '/en/faqs', '/en/faqs', false],
  ['eu', '/signin', '/eu/signin', true],
  ['en', '#menu-entero', '#menu-entero', true],
  ['en', '/files/a.webp', '/files/a.webp', true],
  ['en', 'https://example.com/faqs', 'https://example.com/faqs', true],
])('on a page in %s, %s leads to %s: within the document %s', (page, href, address, isSoft) => {
  document.documentElement.lang = page
  render(
    <Link href={href} prefetch={false} scroll={false} className="link">
      página
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'página' })
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveClass('link')
  expect(link.hasAttribute('data-soft')).toBe(isSoft)
})
