import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { ConfirmSubscription } from '@/components/subscription/confirm-subscription'
import { confirmation as texts } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'

type Props = ComponentProps<typeof ConfirmSubscription>

const restaurant = { restaurantId: 'abcdefghjkmn', restaurantName: 'Casa Lola' }
const known = (state: 'pending' | 'confirmed' | 'expired') => ({
  state,
  email: 'ana@example.com',
  restaurant,
  isTodaySent: false,
})

const show = (confirmation: Props['confirmation'], outcome?: Props['outcome']) =>
  renderInSpanish(<ConfirmSubscription token="a.b.c" confirmation={confirmation} outcome={outcome} />)

it('asks before it confirms, with a plain form', () => {
  show(known('pending'))
  const button = screen.getByRole('button', { name: texts.button })
  expect(button.closest('form')).toHaveFormValues({ token: 'a.b.c' })
  expect(button.closest('form')).toHaveAttribute('method', 'post')
  expect(screen.getByText('¿Quieres recibir en ana@example.com el menú del día de Casa Lola?')).toBeVisible()
})

it.each([
  ['confirmed, just now', known('confirmed'), 'hecha', texts.confirmedTitle],
  ['confirmed before', known('confirmed'), undefined, texts.alreadyTitle],
  ['expired', known('expired'), undefined, texts.expiredTitle],
  ['forged', { state: 'unknown' }, undefined, texts.unknownTitle],
  ['not to be checked now', { state: 'unreachable' }, undefined, texts.unreachableTitle],
  ['still open although the button was pressed', known('pending'), 'error', texts.title],
] as const)('has a page of its own for one that is %s', (_, confirmation, outcome, title) => {
  show(confirmation, outcome)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('says from which day the menus come', () => {
  show(known('confirmed'), 'hecha')
  expect(screen.getByText(/^Desde hoy te llegará a ana@example\.com/)).toBeVisible()
  cleanup()
  show({ ...known('confirmed'), isTodaySent: true }, 'hecha')
  expect(screen.getByText(/Desde mañana te llegará a ana@example\.com/)).toBeVisible()
})

it('leads on to the restaurant', () => {
  show(known('expired'))
  expect(screen.getByRole('link', { name: 'Ver Casa Lola' })).toHaveAttribute(
    'href',
    '/restaurant/profile/abcdefghjkmn_Casa_Lola',
  )
})
