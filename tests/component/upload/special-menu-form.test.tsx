import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SpecialMenuForm } from '@/components/profile/editor/special-menu-form'
import { upload } from '@/messages/es.json'
import { editor } from '@/tests/component/kept/owner-labels'
import { renderInSpanish } from '@/tests/component/support/in-spanish'
import { choose, sent, uploadNo } from './choosing'
import { aFile, stubUploads } from './fake-upload'

beforeEach(() => {
  sessionStorage.clear()
  stubUploads()
})

describe('a special menu', () => {
  const { special } = editor
  const carta = '/files/000000000001/carta.pdf'

  async function show() {
    const [onAdd, onBusyChange] = [vi.fn(), vi.fn()]
    const shown = renderInSpanish(
      <SpecialMenuForm
        ownerId="lola"
        labels={editor}
        onAdd={onAdd}
        onCancel={vi.fn()}
        onBusyChange={onBusyChange}
      />,
    )
    await userEvent.type(screen.getByLabelText(special.name), 'Menú de Nochebuena')
    await choose(upload.menuFiles.add, [aFile('Nochebuena.pdf', 'pdf', 'application/pdf')])
    await sent(1)
    return { onAdd, onBusyChange, unmount: shown.unmount }
  }
  const add = (name = special.confirm) => screen.getByRole('button', { name })

  it('that is added while its file is on its way is added when the file has arrived', async () => {
    const { onAdd } = await show()
    await userEvent.click(add())
    expect(add(editor.uploading)).toBeDisabled()
    expect(onAdd).not.toHaveBeenCalled()
    act(() => uploadNo(0).succeed(carta))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    expect(onAdd.mock.calls).toMatchObject([[{ name: 'Menú de Nochebuena', url: carta }]])
  })

  it('whose file does not arrive is asked for again', async () => {
    const { onAdd } = await show()
    await userEvent.click(add())
    act(() => uploadNo(0).refuse(400, 'type'))
    expect(await screen.findByText(special.fileMissing)).toBeVisible()
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('that is given up keeps the profile waiting for nothing', async () => {
    const { onBusyChange, unmount } = await show()
    expect(onBusyChange).toHaveBeenLastCalledWith(true)
    unmount()
    expect(onBusyChange).toHaveBeenLastCalledWith(false)
  })
})
