import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PersonalDataForm } from '@/components/account/personal-data-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { error, notices, personalData } from '@/messages/es.json'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), back: vi.fn() }) }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  window.history.replaceState(null, '', '/misdatospersonales')
})

afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const user = userEvent.setup()

function show() {
  const { unmount } = render(
    <SharedLabels labels={{ error, notices }}>
      <PersonalDataForm
        labels={personalData}
        ownerId="0a1b2c3d4e5f"
        email="lola@ejemplo.es"
        hasEmailChange
        saved={{ firstName: 'Lola', lastName: 'Ríos', telephono: '' }}
      />
    </SharedLabels>,
  )
  return {
    unmount,
    firstName: screen.getByRole('textbox', { name: 'Nombre' }),
    email: screen.getByRole('textbox', { name: 'Email' }),
    phone: screen.getByRole('textbox', { name: /^Teléfono/ }),
    save: () => user.click(screen.getByRole('button', { name: 'Actualizar' })),
  }
}

it('sends what is there with the address as it is', async () => {
  fetchMock.mockImplementation(async () => Response.json({ success: true, message: '' }))
  const { email, phone, save } = show()
  expect(email).toHaveAttribute('readonly')
  await user.type(phone, '612 345 678')
  await save()
  expect(await screen.findByText('Datos actualizados correctamente.')).toBeVisible()
  const [path, init] = fetchMock.mock.calls[0] ?? []
  expect([path, init?.method]).toEqual(['/api/profile/owners/0a1b2c3d4e5f', 'PUT'])
  expect(JSON.parse(String(init?.body))).toEqual({
    ...{ firstName: 'Lola', lastName: 'Ríos', email: 'lola@ejemplo.es', telephono: '612 345 678' },
  })
  expect(sessionStorage).toHaveLength(0)
})

it('says at its field what is not right', async () => {
  const { firstName, phone, save } = show()
  await user.clear(firstName)
  await user.type(phone, 'llámame')
  await save()
  await waitFor(() => expect(firstName).toHaveAccessibleDescription(personalData.firstNameError))
  expect(phone).toHaveAccessibleDescription(personalData.phoneError)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('keeps what was typed when it could not be saved', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
  const { firstName, save } = show()
  await user.type(firstName, ' Dolores')
  await save()
  await waitFor(() => expect(screen.getAllByText('Error al actualizar los datos.')).not.toHaveLength(0))
  expect(firstName).toHaveValue('Lola Dolores')
})

it('brings it back after the sign-in that an expired session asks for', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 401 }))
  const { firstName, save, unmount } = show()
  await user.type(firstName, ' Dolores')
  await save()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin?next=%2Fmisdatospersonales'))
  unmount()
  expect(show().firstName).toHaveValue('Lola Dolores')
})
