import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangePasswordForm } from '@/components/account/change-password-form'
import { SharedLabels } from '@/lib/i18n/shared-labels'
import { changePassword, error, notices, passwordStrength, ui, wait } from '@/messages/es.json'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetchMock)
  window.history.replaceState(null, '', '/password')
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

function show() {
  render(
    <SharedLabels labels={{ error, notices }}>
      <ChangePasswordForm
        labels={{ ...changePassword, wait, show: ui.showPassword, hide: ui.hidePassword }}
        strength={passwordStrength}
        ownerId="0a1b2c3d4e5f"
        email="lola@ejemplo.es"
      />
    </SharedLabels>,
  )
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    current: screen.getByLabelText('Contraseña actual'),
    chosen: screen.getByLabelText('Contraseña nueva'),
    again: screen.getByLabelText('Repite la contraseña nueva'),
    submit: screen.getByRole('button', { name: 'Cambiar la contraseña' }),
  }
}

async function sent({ repeated = 'tres cañas y una tapa' } = {}) {
  const form = show()
  await form.user.type(form.current, 'salmorejo con jamón')
  await form.user.type(form.chosen, 'tres cañas y una tapa')
  await form.user.type(form.again, repeated)
  await form.user.click(form.submit)
  return form
}

const refusal = (status: number, fields?: Record<string, string>, headers?: HeadersInit) =>
  Response.json(
    { success: false, message: 'no', error: { code: 'invalid', reason: 'x', requestId: 'r', fields } },
    { status, headers },
  )

it('needs all three, and sends nothing before', async () => {
  const { user, current, submit } = show()
  await user.click(submit)
  await waitFor(() => expect(current).toHaveAccessibleDescription(changePassword.currentMissing))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('says that the two new ones differ', async () => {
  const { again } = await sent({ repeated: 'tres cañas' })
  await waitFor(() => expect(again).toHaveAccessibleDescription('Las nuevas contraseñas no coinciden.'))
  expect(fetchMock).not.toHaveBeenCalled()
})

it('says so, and leaves for /signin five seconds later without a session', async () => {
  fetchMock.mockImplementation(async () => Response.json({ success: true, message: '' }))
  localStorage.setItem('isAuthenticated', 'true')
  await sent()
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeVisible()
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/auth/changePassword')
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
    currentPassword: 'salmorejo con jamón',
    newPassword: 'tres cañas y una tapa',
    ownerId: '0a1b2c3d4e5f',
  })
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(leaveFor).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin'))
  expect(fetchMock).toHaveBeenLastCalledWith('/api/auth/logout', { method: 'POST' })
  expect(localStorage.getItem('isAuthenticated')).toBeNull()
})

it('says which of them is wrong, and keeps what was typed', async () => {
  fetchMock.mockResolvedValue(refusal(400, { currentPassword: 'wrong' }))
  const { current, chosen } = await sent()
  await waitFor(() => expect(current).toHaveAccessibleDescription('La contraseña actual no es correcta.'))
  expect(chosen).toHaveValue('tres cañas y una tapa')
})

it.each([
  [500, {}, 'Error al actualizar la contraseña. Inténtalo de nuevo.'],
  [429, { 'retry-after': '40' }, 'Has probado demasiadas veces. Prueba de nuevo en 40 segundos.'],
])('after a %i the form says why', async (status, headers, text) => {
  fetchMock.mockResolvedValue(refusal(status, undefined, headers))
  await sent()
  await waitFor(() => expect(screen.getAllByText(text)).not.toHaveLength(0))
  expect(screen.getByRole('button', { name: 'Cambiar la contraseña' })).toBeEnabled()
})

it('goes to /signin when the session is over', async () => {
  fetchMock.mockResolvedValue(refusal(401))
  await sent()
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/signin?next=%2Fpassword'))
})
