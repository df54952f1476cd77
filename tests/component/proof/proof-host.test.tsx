import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProofHost } from '@/components/proof/proof-host'
import { saveBillingDetails } from '@/contract/endpoints/billing-details'
import { send } from '@/lib/browser/send'
import { factor, proof, ui, wait } from '@/messages/es.json'
import '@/tests/component/support/show-modal'

const fetchMock = vi.fn<typeof fetch>()
const labels = { ...factor, ...proof, wait, show: ui.showPassword, hide: ui.hidePassword, close: ui.close }

const refused = (status: number, reason: string, fields?: object) =>
  Response.json(
    { success: false, message: '', error: { code: 'conflict', reason, fields, requestId: 'x' } },
    { status },
  )

/** Answers as the api would: what is delicate is refused until there was proof. */
function serve(methods: string[], isRight: (body: string) => boolean) {
  let isProven = false
  fetchMock.mockImplementation(async (path, init) => {
    if (path === '/api/auth/proof/options') return Response.json({ methods, passkey: null })
    if (path === '/api/auth/proof') {
      isProven = isRight(String(init?.body))
      return isProven ? Response.json({ success: true }) : refused(400, 'second-factor')
    }
    const reason = methods.includes('password') ? 'password-needed' : 'second-factor-needed'
    return isProven
      ? Response.json({ success: true, details: JSON.parse(String(init?.body)) })
      : refused(409, reason)
  })
}

const details = { name: 'Bar', taxId: 'B12345674', address: 'Sol 1', postcode: '28001', city: 'Madrid' }
const save = () => send(saveBillingDetails, { body: details })

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  render(<ProofHost labels={labels} />)
})

afterEach(() => {
  vi.resetAllMocks()
})

it('asks for the factor and sends the same again', async () => {
  serve(['app', 'recovery'], (body) => body.includes('123456'))
  const saved = save()
  const user = userEvent.setup()
  const code = await screen.findByLabelText(factor.code)
  await user.type(code, '654321')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(factor.codeWrong)))
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect((await saved).reply?.details).toEqual(details)
  expect(screen.queryByLabelText(factor.code)).toBeNull()
})

it('asks for the password where there is no factor yet', async () => {
  serve(['password'], (body) => body.includes('salmorejo'))
  const saved = save()
  await userEvent.setup().type(await screen.findByLabelText(factor.password), 'salmorejo{Enter}')
  expect((await saved).outcome).toBe('ok')
})

it('whoever closes it gets the refusal, and is asked again the next time', async () => {
  serve(['app'], () => false)
  const saved = save()
  await screen.findByLabelText(factor.code)
  await userEvent.setup().click(screen.getByRole('button', { name: ui.close }))
  expect((await saved).code).toBe('conflict')
  void save()
  expect(await screen.findByLabelText(factor.code)).toBeVisible()
})

it('asks once for two at the same moment, and not at all for another conflict', async () => {
  serve(['app'], () => true)
  const both = [save(), save()]
  await userEvent.setup().type(await screen.findByLabelText(factor.code), '123456{Enter}')
  expect((await Promise.all(both)).map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
  fetchMock.mockImplementation(async () => refused(409, 'premium-already'))
  expect((await save()).reason).toBe('premium-already')
  expect(screen.queryByLabelText(factor.code)).toBeNull()
})
