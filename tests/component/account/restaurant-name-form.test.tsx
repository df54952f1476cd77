import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RestaurantNameForm } from '@/components/account/restaurant-name-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, tryWhatsapp } from '@/messages/es.json'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup()

function show() {
  render(
    <SharedLabels labels={{ error, notices }}>
      <RestaurantNameForm labels={tryWhatsapp} ownerId="0a1b2c3d4e5f" restaurantName="" />
    </SharedLabels>,
  )
  const name = screen.getByRole('textbox', { name: 'Nombre del restaurante' })
  return { name, send: () => user.click(screen.getByRole('button', { name: 'Continuar' })) }
}

it('wants a name; its absence is forgiven from the second character on', async () => {
  const { name, send } = show()
  await send()
  await waitFor(() => expect(name).toHaveAccessibleDescription(tryWhatsapp.missing))
  await user.type(name, 'C')
  expect(name).toHaveAccessibleDescription(tryWhatsapp.missing)
  await user.type(name, 'a')
  expect(name).not.toHaveAccessibleDescription()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('saves the name with the owner’s id and nothing else, and goes on to trying the chatbot', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true, restaurantId: '1a1b2c3d4e5f', version: 2 }))
  const { name, send } = show()
  await user.type(name, ' Casa Lola ')
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/try-whatsapp?paso=prueba'))
  const [path, init] = fetchMock.mock.calls[0] ?? []
  expect(path).toBe('/api/wizard/saveWizardData')
  expect(init?.body).toBe('{"ownerId":"0a1b2c3d4e5f","restaurantName":"Casa Lola"}')
})

it('stays, with what was typed, when it could not be saved', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
  const { name, send } = show()
  await user.type(name, 'Casa Lola')
  await send()
  // In the form, and in a notice.
  await waitFor(() => expect(screen.getAllByText(tryWhatsapp.failure)).toHaveLength(2))
  expect(name).toHaveValue('Casa Lola')
  expect(push).not.toHaveBeenCalled()
})
