import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MenuFileBlock } from '@/components/upload/menu-file-block'
import type { Carta } from '@/contract/entities/carta'
import { upload as labels } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'
import { choose, Held, sent, uploadNo, url } from './choosing'
import { aFile, stubUploads } from './fake-upload'

beforeEach(stubUploads)

describe('the menu files', () => {
  const carta = (id: number, name: string): Carta => ({
    ...{
      url: `/files/00000000000${id}/carta.pdf`,
      name,
      type: 'pdf',
      uploadedAt: '2026-01-01T10:00:00.000Z',
    },
  })

  function show(first: Carta[]) {
    const [onAdd, onRemove] = [vi.fn(), vi.fn()]
    const state = { value: first }
    const keep = (value: Carta[]) => {
      state.value = value
    }
    renderInSpanish(
      <Held first={first} onValue={keep}>
        {(value, onChange) => (
          <MenuFileBlock label="Carta" {...{ onAdd, onRemove, labels, value, onChange }} />
        )}
      </Held>,
    )
    return { state, onAdd, onRemove }
  }

  it('are listed with what can be done to each', () => {
    show([carta(1, 'Verano.pdf')])
    const list = screen.getByRole('list', { name: labels.menuFiles.list })
    expect(within(list).getByText('Verano.pdf')).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Descargar Verano.pdf' })).toHaveAttribute(
      'href',
      '/files/000000000001/carta.pdf?download',
    )
  })

  it('are several, PDFs and pictures', async () => {
    const { state, onAdd } = show([])
    expect(screen.getByText(labels.menuFiles.none)).toBeVisible()
    await choose(labels.menuFiles.add, [aFile('Carta.pdf', 'pdf', 'application/pdf'), aFile('Pizarra.jpg')])
    await sent(2)
    act(() => {
      uploadNo(0).succeed('/files/000000000001/carta.pdf')
      uploadNo(1).succeed(url(2))
    })
    await waitFor(() =>
      expect(state.value.map(({ name, type }) => [name, type])).toEqual([
        ['Carta.pdf', 'pdf'],
        ['Pizarra.jpg', 'image'],
      ]),
    )
    expect(onAdd).toHaveBeenCalledTimes(2)
  })

  it('come back where they were when a deletion is taken back', async () => {
    const { state, onAdd, onRemove } = show([carta(1, 'A'), carta(2, 'B'), carta(3, 'C')])
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar B' }))
    expect(state.value.map(({ name }) => name)).toEqual(['A', 'C'])
    expect(onRemove).toHaveBeenCalledWith(carta(2, 'B'))
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer: recuperar B' }))
    expect(state.value.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(onAdd).toHaveBeenCalledWith(carta(2, 'B'))
  })
})
