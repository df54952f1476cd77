import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'

it('ties hint and error to the input', () => {
  render(<Field label="Correo" hint="El del registro." error="Falta la arroba." />)
  const input = screen.getByRole('textbox', { name: 'Correo' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('El del registro. Falta la arroba.')
  expect(screen.getByRole('alert')).toHaveTextContent('Falta la arroba.')
})

it('announces an error that comes later, in an alert that was there before', () => {
  const { rerender } = render(<Field label="Correo" />)
  const alert = screen.getByRole('alert')
  expect(alert).toBeEmptyDOMElement()
  rerender(<Field label="Correo" error="Falta la arroba." />)
  expect(alert).toHaveTextContent('Falta la arroba.')
})

it('is neither invalid nor described while nothing is said', () => {
  render(<Field label="Correo" />)
  const input = screen.getByLabelText('Correo')
  expect(input).toBeValid()
  expect(input).not.toHaveAttribute('aria-describedby')
})

it('shows and hides a password without losing what was typed', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="Contraseña" labels={{ show: 'Mostrar', hide: 'Ocultar' }} />)
  const input = screen.getByLabelText('Contraseña')
  await user.type(input, 'salmorejo')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('salmorejo')
  await user.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(input).toHaveAttribute('type', 'password')
})
