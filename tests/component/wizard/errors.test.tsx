import '../support/show-modal'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valuesOf } from '@/components/profile/values'
import { WizardForm } from '@/components/profile/wizard/wizard-form'
import { wizard } from '../kept/owner-labels'
import { sheet } from '../kept/sheet'

vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>()))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('leaves the focus in a field whose error goes while it is typed', async () => {
  const saved = { ...valuesOf(sheet.fields), restaurantName: '', description: '' }
  render(<WizardForm step={1} ownerId="0a1b2c3d4e5f" saved={saved} answers={{}} labels={wizard} />)
  await userEvent.click(screen.getByRole('button', { name: wizard.next }))
  const [name, about] = [/^Nombre del restaurante/, /^Acerca de/].map((label) => screen.getByLabelText(label))
  expect(name).toHaveFocus()
  expect(about).toBeInvalid()
  await userEvent.keyboard('Casa Teclado')
  expect(name).toHaveValue('Casa Teclado')
  expect(about).toHaveValue('')
})
