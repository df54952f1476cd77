import '../support/show-modal'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valuesOf } from '@/components/profile/values'
import { WizardForm } from '@/components/profile/wizard/wizard-form'
import { wizard } from '../kept/owner-labels'
import { sheet } from '../kept/sheet'

const push = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(reply)))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const reply = { success: true, restaurantId: '2c3d4e5f6a7b', version: 2 }
const first = { ...valuesOf(sheet.fields), restaurantName: '', description: 'De siempre' }
const show = (saved: typeof first) =>
  render(<WizardForm step={1} ownerId="1b2c3d4e5f6a" saved={saved} answers={{}} labels={wizard} />)
const field = (label: RegExp) => screen.getByLabelText(label)

it('shows what was saved to who comes back to a step that was rendered before', async () => {
  show(first)
  await userEvent.type(field(/^Nombre del restaurante/), 'Casa Lola')
  await userEvent.click(screen.getByRole('button', { name: wizard.next }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  cleanup()
  show(first)
  expect(field(/^Nombre del restaurante/)).toHaveValue('Casa Lola')
  expect(field(/^Acerca de/)).toHaveValue('De siempre')
  cleanup()
  show({ ...first, restaurantName: 'Casa Manola' })
  expect(field(/^Nombre del restaurante/)).toHaveValue('Casa Manola')
})
