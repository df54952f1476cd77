import '../support/show-modal'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { OpeningHoursField } from '@/components/ui/opening-hours/opening-hours-field'
import { openingHoursLabels } from '@/components/ui/opening-hours/opening-hours-labels'
import type { Schedule } from '@/contract/entities/opening-hours'

const user = userEvent.setup()
const labels = await openingHoursLabels()

function Form({ onChange }: { onChange: (days: Schedule) => void }) {
  const [days, setDays] = useState<Schedule>([])
  const change = (changed: Schedule) => {
    setDays(changed)
    onChange(changed)
  }
  return <OpeningHoursField value={days} onChange={change} labels={labels} />
}

async function open() {
  const onChange = vi.fn<(days: Schedule) => void>()
  render(<Form onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Configurar horario de apertura' }))
  return onChange
}

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const group = (name: string) => within(screen.getByRole('group', { name }))
const choose = (day: ReturnType<typeof group>, name: string, time: string) =>
  user.selectOptions(day.getByRole('combobox', { name }), time)

async function mondayLunch() {
  const day = group('Lunes')
  await user.click(day.getByRole('switch', { name: 'Lunes Cerrado' }))
  await choose(day, 'Abre', '13:00')
  await choose(day, 'Cierra', '16:00')
  return day
}

it('says that nothing is set, and offers seven closed days', async () => {
  await open()
  expect(screen.getByText('Todavía no has puesto tu horario.')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Establecer horario de apertura' })).toBeVisible()
  const switches = screen.getAllByRole('switch')
  expect(switches).toHaveLength(7)
  for (const one of switches) expect(one).not.toBeChecked()
})

it('sets two intervals, copies them to chosen days, and says the week in words', async () => {
  const onChange = await open()
  const day = await mondayLunch()
  await user.click(day.getByRole('button', { name: 'Añadir tramo horario' }))
  expect(day.queryByRole('button', { name: 'Añadir tramo horario' })).toBeNull()
  const second = group('Segundo tramo')
  await waitFor(() => expect(second.getByRole('combobox', { name: 'Abre' })).toHaveFocus())
  await choose(second, 'Abre', '20:00')
  await choose(second, 'Cierra', '23:30')

  await user.click(day.getByRole('button', { name: 'Copiar a otros días' }))
  await press('Lunes a viernes')
  await user.click(group('Copiar el horario del lunes').getByRole('button', { name: 'Viernes' }))
  await press('Copiar')
  expect(screen.getByText('Copiado a martes, miércoles y jueves.')).toBeVisible()
  await press('Guardar')

  const hours = { option: 'open', start: '13:00', end: '16:00', start_2: '20:00', end_2: '23:30' }
  const days = onChange.mock.calls[0]?.[0]
  expect(days).toHaveLength(7)
  expect(days?.[3]).toEqual({ id: '4', name: 'Thursday', esName: 'Jueves', ...hours })
  expect(days?.[4]).toMatchObject({ option: 'close', start: '' })
  expect(screen.getByText('Lunes a jueves').parentElement).toHaveTextContent('13:00–16:00 y 20:00–23:30')
  expect(screen.getByText('Viernes a domingo').parentElement).toHaveTextContent('Cerrado')
})

it('takes a copy back', async () => {
  await open()
  const day = await mondayLunch()
  await user.click(day.getByRole('button', { name: 'Copiar a otros días' }))
  await press('Todos los días')
  await press('Copiar')
  expect(screen.getByRole('switch', { name: 'Domingo Abierto' })).toBeChecked()
  await press('Deshacer')
  expect(screen.getByRole('switch', { name: 'Domingo Cerrado' })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('asks for what is missing, and goes there', async () => {
  const onChange = await open()
  const day = group('Lunes')
  await user.click(day.getByRole('switch'))
  expect(day.getByRole('combobox', { name: 'Cierra' })).toBeDisabled()
  await press('Guardar')
  const from = day.getByRole('combobox', { name: 'Abre' })
  expect(from).toHaveAccessibleDescription('Elige a qué hora abre.')
  await waitFor(() => expect(from).toHaveFocus())
  await choose(day, 'Abre', '13:00')
  expect(day.getByRole('combobox', { name: 'Cierra' })).toHaveAccessibleDescription(
    'Elige a qué hora cierra.',
  )
  expect(onChange).not.toHaveBeenCalled()
})

it('has one field for a day round the clock', async () => {
  const onChange = await open()
  const day = group('Lunes')
  await user.click(day.getByRole('switch'))
  await choose(day, 'Abre', '24H')
  expect(day.queryByRole('combobox', { name: 'Cierra' })).toBeNull()
  expect(day.queryByRole('button', { name: 'Añadir tramo horario' })).toBeNull()
  await press('Guardar')
  expect(onChange.mock.calls[0]?.[0][0]).toMatchObject({ option: 'open', start: '24H', end: '' })
  expect(screen.getByText('24 horas')).toBeVisible()
})

it('says that an evening ends the day after', async () => {
  await open()
  const day = group('Lunes')
  await user.click(day.getByRole('switch'))
  await choose(day, 'Abre', '20:00')
  await choose(day, 'Cierra', '02:00')
  expect(day.getByRole('combobox', { name: 'Cierra' })).toHaveAccessibleDescription('Del día siguiente')
})

it('drops a second interval and goes back to its button', async () => {
  await open()
  const day = await mondayLunch()
  await user.click(day.getByRole('button', { name: 'Añadir tramo horario' }))
  await press('Quitar el segundo tramo')
  expect(screen.queryByRole('group', { name: 'Segundo tramo' })).toBeNull()
  await waitFor(() => expect(day.getByRole('button', { name: 'Añadir tramo horario' })).toHaveFocus())
})

it('cancels without saving, and gives the changes back to who wants them', async () => {
  const onChange = await open()
  await mondayLunch()
  await press('Cancelar')
  expect(onChange).not.toHaveBeenCalled()
  await press('Recuperarlos')
  expect(group('Lunes').getByRole('combobox', { name: 'Abre' })).toHaveValue('13:00')
  await press('Guardar')
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.queryByText('No has guardado los últimos cambios.')).toBeNull()
})

it('never sends the form it is part of', async () => {
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Form onChange={vi.fn()} />
    </form>,
  )
  await press('Configurar horario de apertura')
  screen.getByRole('switch', { name: 'Lunes Cerrado' }).focus()
  await user.keyboard('{Enter}')
  expect(sent).not.toHaveBeenCalled()
})

it('is done by keyboard alone', async () => {
  const onChange = await open()
  screen.getByRole('switch', { name: 'Lunes Cerrado' }).focus()
  await user.keyboard(' ')
  await user.tab()
  expect(group('Lunes').getByRole('combobox', { name: 'Abre' })).toHaveFocus()
  await choose(group('Lunes'), 'Abre', '24H')
  await user.tab()
  expect(group('Lunes').getByRole('button', { name: 'Copiar a otros días' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Todos los días' })).toHaveAttribute('aria-pressed', 'true')
  screen.getByRole('button', { name: 'Copiar' }).focus()
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Guardar' }).focus()
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls[0]?.[0].every(({ start }) => start === '24H')).toBe(true)
  expect(screen.getByText('Lunes a domingo')).toBeVisible()
})

it('sets the whole week by one press, leaves closed days closed, and takes it back', async () => {
  const onChange = await open()
  await press('Comidas y cenas')
  await user.click(group('Lunes').getByRole('switch', { name: 'Lunes Abierto' }))
  await press('Comidas')
  expect(screen.getByRole('button', { name: 'Comidas' })).toHaveAttribute('aria-pressed', 'true')
  expect(group('Lunes').getByRole('switch')).not.toBeChecked()
  await press('Deshacer')
  expect(screen.getByRole('button', { name: 'Comidas y cenas' })).toHaveAttribute('aria-pressed', 'true')
  await press('Todo el día')
  await press('Guardar')

  const days = onChange.mock.calls[0]?.[0]
  expect(days?.[0]).toMatchObject({ option: 'close', start: '' })
  expect(days?.slice(1).map(({ option, start, end }) => [option, start, end])).toEqual(
    Array.from({ length: 6 }, () => ['open', '08:00', '24:00']),
  )
})
