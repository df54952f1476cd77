import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HelpSearch } from '@/components/help/help-search'
import { faqs } from '@/messages/es.json'

function show() {
  render(
    <HelpSearch labels={faqs.search}>
      <section aria-label="Cuenta">
        <details>
          <summary>He olvidado mi contraseña</summary>Un código de 6 cifras.
        </details>
        <details>
          <summary>¿Cómo cancelo?</summary>Sin permanencia.
        </details>
      </section>
      <section aria-label="Menú">
        <details>
          <summary>¿Cómo publico?</summary>Los niños también comen.
        </details>
      </section>
    </HelpSearch>,
  )
  return { user: userEvent.setup(), box: screen.getByRole('searchbox', { name: 'Buscar en la ayuda' }) }
}

const shown = () =>
  [...document.querySelectorAll('summary')]
    .filter((summary) => !summary.closest('[hidden]'))
    .map(({ textContent }) => textContent)

it.each([
  ['contrasena', ['He olvidado mi contraseña']],
  ['OLVIDADA', ['He olvidado mi contraseña']],
  ['código  cifra', ['He olvidado mi contraseña']],
  ['cómo', ['¿Cómo cancelo?', '¿Cómo publico?']],
  ['como permanencias', ['¿Cómo cancelo?']],
  ['NINO', ['¿Cómo publico?']],
  ['¿?!', ['He olvidado mi contraseña', '¿Cómo cancelo?', '¿Cómo publico?']],
  ['ornitorrinco', []],
])('«%s» leaves %j', async (typed, expected) => {
  const { user, box } = show()
  await user.type(box, typed)
  expect(shown()).toEqual(expected)
})

it('hides a category with nothing in it, and brings everything back', async () => {
  const { user, box } = show()
  await user.type(box, 'niños')
  expect(screen.queryByRole('region', { name: 'Cuenta' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Hay 1 respuesta.')
  await user.clear(box)
  expect(shown()).toHaveLength(3)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
