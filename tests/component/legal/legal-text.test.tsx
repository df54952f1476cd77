import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LegalText } from '@/components/legal/legal-section'
import { legalValues } from '@/components/legal/legal-values'
import { legal, privacy } from '@/messages/es.json'

it('makes paragraphs, lists and links, and fills in who it is', () => {
  render(
    <LegalText
      text={'Escribe a {operator} o [aquí](/contacta), o [allí](https://www.aepd.es).\n\n- uno\n- dos'}
    />,
  )
  expect(screen.getByText(/Escribe a/)).toHaveTextContent(
    `Escribe a ${legalValues().operator.replace('\u00a0', ' ')} o aquí, o allí.`,
  )
  expect(screen.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', '/contacta')
  expect(screen.getByRole('link', { name: 'allí' })).toHaveAttribute('href', 'https://www.aepd.es')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['uno', 'dos'])
})

it('an address to write to is one', () => {
  render(<LegalText text="[{privacyEmail}](mailto:{privacyEmail})" />)
  const { privacyEmail } = legalValues()
  expect(screen.getByRole('link', { name: privacyEmail })).toHaveAttribute('href', `mailto:${privacyEmail}`)
})

it.each(Object.values({ ...privacy.sections, ...legal.sections }))(
  'nothing is left open in «$title»',
  ({ text }) => {
    const { container } = render(<LegalText text={text} />)
    expect(container.textContent).not.toMatch(/[{}[\]]/)
  },
)
