import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ShownMenu } from '@/components/templates/sheet-preview'
import { TemplateChooser } from '@/components/templates/template-chooser'
import { notify } from '@/components/ui/notify'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import type { ShownTemplates } from '@/lib/api/template-chooser'
import messages from '@/messages/es.json'

const [mantel, pizarra, own] = ['p1antmante01', 'p1antp1zar05', 'a00x7qm2vt9b']
const restaurantId = 'r00x7qm2vt9b'
const today: ShownMenu = { menuId: 'm00x7qm2vt9b', date: '2026-11-23', why: 'today' }

const stock = (_id: string, templateName: string, key: string) => ({
  ...{ _id, templateName, imageUrl: `/templates/${key}/feed.svg` },
  ...{ isStock: true, version: 1 },
})
const mine = { _id: own, templateName: 'Terraza', imageUrl: '', isStock: false, version: 3 }
const list = (templateId: string | null = mantel): ShownTemplates => ({
  templates: [
    mine,
    { ...stock(mantel, 'Mantel', 'mantel'), isNamedHere: true },
    stock(pizarra, 'Pizarra', 'pizarra'),
  ],
  templateId,
  id: restaurantId,
})

afterEach(() => vi.unstubAllGlobals())

type Call = { method: string; path: string; body: unknown }

/** A host that accepts every request, unless the test makes it refuse. */
function show(menu: ShownMenu = today, refuse: (call: Call) => boolean = () => false, mayDesign = true) {
  const calls: Call[] = []
  const answer = ({ method, path, body }: Call) => {
    const [, format] = /^\/api\/sheets\/(\w+)$/.exec(path) ?? []
    if (format) {
      const { templateId } = body as { templateId: string }
      const url = `/files/${templateId}/${format}.jpg`
      return { url, format, menuId: today?.menuId, byteCount: 9, warnings: [] }
    }
    if (path.endsWith('/duplicate'))
      return { success: true, id: 'c00x7qm2vt9b', version: 1, templateName: 'Terraza (copia)' }
    if (method === 'POST') return { success: true, id: 'n00x7qm2vt9b', version: 1, templateName: 'Terraza' }
    if (method === 'GET')
      return { template: { ...newTemplate('Terraza'), _id: own, isStock: false, version: 3 } }
    return { success: true, id: own, restaurantId, version: 4 }
  }
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init?: RequestInit) => {
      if (path.startsWith('/files/')) return new Response(new Blob(['x'], { type: 'image/jpeg' }))
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method: init?.method ?? 'GET', path, body }
      calls.push(call)
      return refuse(call) ? new Response('{}', { status: 500 }) : Response.json(answer(call))
    }),
  )
  render(
    <TemplateChooser
      list={list()}
      mayDesign={mayDesign}
      menu={menu}
      name="Casa Lola"
      url="https://mantel.example/lola"
      labels={messages.templates}
      upload={messages.upload}
    />,
  )
  return calls
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const preview = (name: string) => screen.findByRole('img', { name: `Tu menú con la plantilla ${name}` })
const changes = (calls: Call[]) => calls.filter(({ path }) => !path.startsWith('/api/sheets/'))

it('says in which language the names of templates are', () => {
  document.documentElement.lang = 'eu'
  show()
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('[lang]'))
  expect(names.map((name) => name?.getAttribute('lang'))).toEqual(['es', undefined, 'es'])
  document.documentElement.lang = ''
})

describe('the chooser', () => {
  it('shows the template in use with today’s menu, as it would be posted', async () => {
    show()
    expect(await preview('Mantel')).toHaveAttribute('src', `/files/${mantel}/feed.jpg`)
    expect(screen.getByRole('radio', { name: /Mantel$/ })).toBeChecked()
    expect(screen.getByText('En uso')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Plantilla en uso' })).toBeDisabled()
    expect(screen.getByRole('link', { name: /^Crea tu propia plantilla/ })).toHaveAttribute(
      'href',
      '/plantilla/editor',
    )
  })

  it('tries another by keyboard, and saves it', async () => {
    const calls = show()
    screen.getByRole('radio', { name: /Mantel$/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () =>
      expect(await preview('Pizarra')).toHaveAttribute('src', `/files/${pizarra}/feed.jpg`),
    )
    expect(changes(calls)).toEqual([])
    await press('Guardar plantilla')
    expect(await screen.findByRole('button', { name: 'Plantilla en uso' })).toBeDisabled()
    expect(changes(calls)).toEqual([
      {
        method: 'PATCH',
        path: `/api/wizard/update-restaurant/${restaurantId}`,
        body: { key: 'templateId', mode: 'replace', value: pizarra },
      },
    ])
  })

  it('says when it could not be saved, and lets the owner try again', async () => {
    const notice = vi.spyOn(notify, 'error').mockReturnValue(undefined)
    show(today, ({ method }) => method === 'PATCH')
    await userEvent.click(screen.getByRole('radio', { name: 'Pizarra' }))
    await press('Guardar plantilla')
    await waitFor(() => expect(notice).toHaveBeenCalledWith('No se pudo guardar 😓'))
    expect(screen.getByRole('button', { name: 'Guardar plantilla' })).toBeEnabled()
  })

  it('draws again when drawing failed', async () => {
    let isDown = true
    show(today, ({ path }) => isDown && path.startsWith('/api/sheets/'))
    expect(await screen.findByText('No se pudo dibujar el menú con esta plantilla.')).toBeVisible()
    isDown = false
    await press('Reintentar')
    expect(await preview('Mantel')).toHaveAttribute('src', `/files/${mantel}/feed.jpg`)
  })

  it('shows a sample, and says so, while there is no menu', () => {
    const calls = show(null)
    expect(screen.getByRole('img', { name: 'La plantilla Mantel con un menú de ejemplo' })).toHaveAttribute(
      'src',
      '/templates/mantel/small.webp',
    )
    expect(screen.getByText(/con un menú de ejemplo: todavía no has escrito ninguno/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Descargar/ })).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('one’s own templates', () => {
  const rows = () => within(screen.getByRole('region', { name: 'Tus plantillas' }))

  it('are renamed', async () => {
    const calls = show()
    await press('Cambiar nombre: Terraza')
    const field = screen.getByRole('textbox', { name: 'Nombre de la plantilla' })
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Ponle un nombre.')).toBeVisible()
    await userEvent.type(field, 'Verano{Enter}')
    expect(await rows().findByText('Verano')).toBeVisible()
    expect(changes(calls)).toMatchObject([{ method: 'PATCH', body: { templateName: 'Verano' } }])
  })

  it('are copied, and the copy is looked at', async () => {
    show()
    await press('Duplicar: Terraza')
    expect(await rows().findByText('Terraza (copia)')).toBeVisible()
    expect(screen.getByRole('radio', { name: /^Terraza \(copia\)/ })).toBeChecked()
  })

  it('come back when they were deleted by mistake', async () => {
    const calls = show()
    await press('Borrar: Terraza')
    expect(await screen.findByText('«Terraza» borrada')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Terraza/ })).toBeNull()
    await press('Deshacer')
    expect(await screen.findByRole('radio', { name: /^Terraza/ })).toBeChecked()
    expect(changes(calls).map(({ method }) => method)).toEqual(['GET', 'DELETE', 'POST'])
  })

  it('come back once, however fast «Deshacer» is pressed', async () => {
    const calls = show()
    await press('Borrar: Terraza')
    await screen.findByText('«Terraza» borrada')
    const undo = screen.getByRole('button', { name: 'Deshacer' })
    fireEvent.click(undo)
    fireEvent.click(undo)
    await waitFor(() => expect(screen.queryByText('«Terraza» borrada')).toBeNull())
    expect(changes(calls).filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('a file', () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)

  it('is shared as a file where the browser can', async () => {
    const share = vi.fn(async (_: ShareData) => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
    const calls = show()
    await press('Compartir: Historia')
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    const [shared] = share.mock.calls[0] ?? []
    expect(shared?.files?.map(({ name }) => name)).toEqual(['menu-2026-11-23-historia.jpg'])
    expect(shared?.text).toBe('El menú de hoy en Casa Lola https://mantel.example/lola')
    expect(calls.map(({ path }) => path)).toContain('/api/sheets/story')
  })

  it('waits for one more press when drawing took too long for the first', async () => {
    const share = vi
      .fn(async () => undefined)
      .mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }))
    show()
    await press('Compartir: Publicación')
    expect(await screen.findByText('Ya está: compartir')).toBeVisible()
    await press('Compartir: Publicación')
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  })

  it('is downloaded anywhere', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    show()
    await press('Descargar: Publicación')
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })
})

describe('without a plan for own templates', () => {
  it('refuses nothing silently: what makes new ones is disabled and named, what there is stays', async () => {
    const calls = show(today, undefined, false)
    for (const name of [/^Crea tu propia plantilla/, 'Editar: Terraza', 'Duplicar: Terraza']) {
      expect(screen.getByRole('button', { name })).toBeDisabled()
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-describedby', 'plan-note')
    }
    await userEvent.click(screen.getByRole('radio', { name: /Terraza/ }))
    await press('Guardar plantilla')
    expect(changes(calls)).toMatchObject([{ method: 'PATCH', body: { value: own } }])
    await press('Borrar: Terraza')
    expect(changes(calls)).toHaveLength(1)
    await press('Borrar para siempre')
    expect(changes(calls).at(-1)).toMatchObject({ method: 'DELETE' })
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  })
})
