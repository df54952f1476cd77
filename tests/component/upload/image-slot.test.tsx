import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageSlot } from '@/components/upload/image-slot'
import { upload as labels } from '@/messages/es.json'
import { renderInSpanish } from '@/tests/component/support/in-spanish'
import { choose, Held, rows, sent, uploadNo, url } from './choosing'
import { aFile, FakeUpload, stubUploads } from './fake-upload'

beforeEach(stubUploads)

function showSlot(props: Partial<Parameters<typeof ImageSlot>[0]> = {}) {
  const changes: (string | null)[] = []
  renderInSpanish(
    <Held first={props.value ?? null} onValue={(value) => changes.push(value)}>
      {(value, onChange) => (
        <ImageSlot
          label="Imagen principal:"
          accept="photo"
          shape="wide"
          labels={labels}
          {...props}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>,
  )
  return changes
}

describe('one picture', () => {
  it('shows how it gets on, and then itself', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    expect(uploadNo(0).path).toBe('/api/aws/uploadToAws')
    act(() => uploadNo(0).progress(42))
    expect(within(rows()).getByText('42 %')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Subiendo sala.jpg' })).toHaveAttribute('value', '42')
    act(() => uploadNo(0).progress(100))
    expect(within(rows()).getByText(labels.preparing)).toBeVisible()
    act(() => uploadNo(0).succeed(url(1)))
    expect(await screen.findByRole('img', { name: /Imagen principal:/ })).toHaveAttribute('src', url(1))
    expect(screen.getByText('sala.jpg se ha subido.')).toBeInTheDocument()
    expect(changes).toEqual([url(1)])
  })

  it('says why it is not taken, and sends nothing', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg', 'webp', 'image/webp')])
    expect(
      await within(await screen.findByRole('list', { name: labels.uploads })).findByText(
        labels.problems.type.photo,
      ),
    ).toBeVisible()
    await choose(labels.slot.add, [aFile('logo.jpg', 'svg')])
    expect(await within(rows()).findByText(labels.problems.svg)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull()
    expect(FakeUpload.all).toEqual([])
    expect(changes).toEqual([])
  })

  it.each([
    ['the api refuses', (one: FakeUpload) => one.refuse(413, 'image-pixels'), labels.problems.pixels, false],
    ['the network fails', (one: FakeUpload) => one.onerror?.(), labels.problems.network, true],
    ['the api is away', (one: FakeUpload) => one.refuse(503, 'storage'), labels.problems.failed, true],
    [
      'nobody can read the answer',
      (one: FakeUpload) => one.answer({ status: 502, body: '<html>' }),
      labels.problems.failed,
      true,
    ],
  ])('says so when %s', async (_, end, text, retry) => {
    showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => end(uploadNo(0)))
    expect(await within(rows()).findByText(text)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Reintentar la subida de sala.jpg' })).toHaveLength(
      retry ? 1 : 0,
    )
  })

  it('is tried again, and cancelled', async () => {
    const changes = showSlot()
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => uploadNo(0).onerror?.())
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar la subida de sala.jpg' }))
    await sent(2)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de sala.jpg' }))
    expect(uploadNo(1).isAborted).toBe(true)
    expect(screen.queryByRole('list', { name: labels.uploads })).toBeNull()
    expect(changes).toEqual([])
  })

  it('tells the form when the session is over', async () => {
    const onSessionOver = vi.fn()
    showSlot({ onSessionOver })
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    act(() => uploadNo(0).refuse(401, 'token-unknown'))
    await waitFor(() => expect(onSessionOver).toHaveBeenCalledOnce())
  })

  it('tells the form while it is under way', async () => {
    const onBusyChange = vi.fn()
    showSlot({ onBusyChange })
    await choose(labels.slot.add, [aFile('sala.jpg')])
    await sent(1)
    expect(onBusyChange).toHaveBeenLastCalledWith(true)
    act(() => uploadNo(0).succeed(url(1)))
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false))
  })

  it('is taken away, and brought back', async () => {
    const changes = showSlot({ value: url(1) })
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Imagen principal:' }))
    expect(screen.queryByRole('img')).toBeNull()
    const undo = screen.getByRole('button', { name: labels.slot.undo })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(changes).toEqual([null, url(1)])
  })

  it('is dropped and pasted', async () => {
    showSlot()
    const button = screen.getByRole('button', { name: labels.slot.add })
    fireEvent.drop(button, { dataTransfer: { types: ['Files'], files: [aFile('a.jpg')] } })
    await sent(1)
    fireEvent.paste(button, { clipboardData: { files: [aFile('b.jpg')] } })
    await sent(2)
    expect(uploadNo(0).isAborted).toBe(true)
  })
})
