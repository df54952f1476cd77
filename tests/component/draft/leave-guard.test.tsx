import '../support/show-modal'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LeaveGuard } from '@/components/ui/draft/leave-guard'

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn() }))
vi.mock('@/lib/browser/leave-for', () => ({ leaveFor }))

afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const labels = {
  leave: { title: 'Cambios sin guardar', text: '¿Salir?', stay: 'Seguir', leave: 'Salir' },
  close: 'Cerrar',
}
const before = 'https://mantel.example/plantilla'

/** What browsers tell of a step back to a page that needs no loading. */
function stepBack() {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    ...{ navigationType: 'traverse', destination: { url: before } },
  })
  act(() => void window.navigation.dispatchEvent(event))
  return event
}

it('asks before a step back leaves changes behind, and takes it when it is meant', async () => {
  vi.stubGlobal('navigation', new EventTarget())
  const onLeave = vi.fn()
  const { rerender } = render(<LeaveGuard isDirty={false} onLeave={onLeave} labels={labels} />)
  expect(stepBack().defaultPrevented).toBe(false)
  rerender(<LeaveGuard isDirty onLeave={onLeave} labels={labels} />)
  expect(stepBack().defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Seguir' }))
  expect(onLeave).not.toHaveBeenCalled()
  stepBack()
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(leaveFor).toHaveBeenCalledWith(before)
  expect(stepBack().defaultPrevented).toBe(false)
})
