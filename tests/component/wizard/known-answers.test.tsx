import '../support/show-modal'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valuesOf } from '@/components/profile/values'
import { WizardForm } from '@/components/profile/wizard/wizard-form'
import { wizard } from '../kept/owner-labels'
import { sheet } from '../kept/sheet'

vi.mock('@/lib/browser/leave-for', () => ({ leaveFor: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(async () => Response.json({}))
})
afterEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
})

const ownerId = '0a1b2c3d4e5f'
const saved = valuesOf(sheet.fields)
const habits = { startersOption: 'no', firstCourses: 'more-2', secondCourses: '1-2' } as const

it('does not ask what a menu of the owner says, and sends it', async () => {
  render(<WizardForm step={2} ownerId={ownerId} saved={saved} answers={habits} isMenuKnown labels={wizard} />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: wizard.next }))
  await waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const [, init] = fetchMock.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body))).toMatchObject({ ownerId, ...habits })
})

it('asks without a menu', () => {
  render(<WizardForm step={2} ownerId={ownerId} saved={saved} answers={{}} labels={wizard} />)
  expect(screen.getAllByRole('radio')).toHaveLength(9)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

it('does not ask for a logo that is already there, until it is removed', async () => {
  const withLogo = { ...saved, logoFilePath: '/files/abc/logo.webp' }
  render(<WizardForm step={3} ownerId={ownerId} saved={withLogo} answers={{}} labels={wizard} />)
  expect(screen.queryByRole('radio')).toBeNull()
  const [remove] = screen.getAllByRole('button', { name: /^(Quitar|Eliminar|Borrar)/ })
  if (!remove) throw new Error('a logo can be removed')
  await userEvent.click(remove)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})
