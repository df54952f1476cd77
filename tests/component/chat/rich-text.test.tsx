import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from '@/components/chat/rich-text'

it('leads to our own pages in this window, up to the place that the address names', () => {
  const { origin } = window.location
  render(
    <RichText text={`Complétala aquí: ${origin}/mi-restaurante?a=1#completar. Y https://otra.example/x#y`} />,
  )
  const [ours, other] = screen.getAllByRole('link')
  expect(ours).toHaveAttribute('href', '/mi-restaurante?a=1#completar')
  expect(other).toHaveAttribute('href', 'https://otra.example/x#y')
})
