import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import { languageHeader } from '@/contract/languages'
import { newId } from '@/server/db/id'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()
let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner()
})

type Mine = { qrId: string; scans: { days: { count: number }[]; total: number } }
const mine = async (of = owner) => (await api.as(of).get('/api/qr/mine')).body as Mine

describe('the code of a restaurant', () => {
  test('is one, short, and leads to its page as long as it has one', async () => {
    const [first, second] = await Promise.all([mine(), mine()])
    expect(first).toMatchObject({
      ...{ isPublic: true, logoUrl: null, design: { color: '#1d1a17', logo: false } },
      url: `https://mantel.example/qr/${first.qrId}`,
    })
    expect(second.qrId).toBe(first.qrId)
    expect(await api.get(`/api/qr/${first.qrId}`)).toMatchObject({
      body: { restaurantId: owner.restaurantId, restaurantName: 'Casa Prueba' },
    })
    expect(await api.get(`/api/qr/${newId()}`)).toMatchObject({ status: 404 })
    const hidden = await api.owner({}, { verification: 'rejected' })
    expect(await api.get(`/api/qr/${(await mine(hidden)).qrId}`)).toMatchObject({ status: 404 })
  })

  test('keeps its design, and refuses a colour that cannot be read', async () => {
    const put = (body: object) => api.as(owner).put('/api/qr/mine', body)
    expect(await put({ color: '#B80F2A', logo: true })).toMatchObject({ status: 200 })
    expect(await mine()).toMatchObject({ design: { color: '#b80f2a', logo: true } })
    for (const color of ['#ffd400', 'red', '#12'])
      expect(await put({ color, logo: false })).toMatchObject({
        status: 400,
        body: { error: { fields: { color: expect.any(String) } } },
      })
    expect(await mine()).toMatchObject({ design: { color: '#b80f2a' } })
  })
})

describe('who comes by it', () => {
  const scan = (qrId: string, address: string) =>
    api.asWeb(address).post('/api/track/save', { ipAddress: address, componentName: `QrCode/${qrId}` })

  test('is counted once a day, as nobody in particular', async () => {
    const { qrId } = await mine()
    expect(await scan(qrId, '203.0.113.7')).toMatchObject({ body: { counted: true } })
    expect(await scan(qrId, '203.0.113.7')).toMatchObject({ body: { counted: false } })
    expect(await scan(qrId, '203.0.113.8')).toMatchObject({ body: { counted: true } })
    const { scans } = await mine()
    expect(scans).toMatchObject({ total: 2 })
    expect(scans.days.at(-1)).toMatchObject({ count: 2 })
    expect(await mine(await api.owner())).toMatchObject({ scans: { total: 0 } })
  })

  test('of a code there is not counts for nobody', async () => {
    expect(await scan(newId(), '203.0.113.9')).toMatchObject({ body: { counted: false } })
  })
})

describe('the card for the table', () => {
  test('is an A6 with bleed, and its letters are inside', async () => {
    const { status, body } = await api.as(owner).get('/api/qr/mine/card?color=%23b80f2a&logo=false')
    expect(status).toBe(200)
    const { pdf } = body as { pdf: string }
    const [page] = (await PDFDocument.load(pdf)).getPages()
    const mm = (points: number) => Math.round((points / 72) * 25.4)
    const [trim, bleed] = [page?.getTrimBox(), page?.getBleedBox()]
    expect([mm(trim?.width ?? 0), mm(trim?.height ?? 0)]).toEqual([105, 148])
    expect([mm(bleed?.width ?? 0), mm(bleed?.height ?? 0)]).toEqual([111, 154])
    expect(page?.node.normalizedEntries().Font.keys().length).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['ca', 'ca', 'Mira el menú d’avui', 'quatre-targetes-qr.pdf'],
    ['fr', 'es', 'Mira el menú de hoy', 'cuatro-tarjetas-qr.pdf'],
  ])('is in the language of its owner: %s', async (language, written, title, saved) => {
    const path = '/api/qr/mine/card?color=%23b80f2a&logo=false&sheet=a4'
    const { body } = await api.as(owner).get(path, { [languageHeader]: language })
    const { pdf, name } = body as { pdf: string; name: string }
    const file = await PDFDocument.load(pdf)
    expect(name).toBe(saved)
    expect(file.getTitle()).toContain(title)
    expect(String(file.catalog.get(PDFName.of('Lang')))).toContain(written)
  })

  test('stands four times on an A4, as large as alone', async () => {
    const { status, body } = await api.as(owner).get('/api/qr/mine/card?color=%23b80f2a&logo=false&sheet=a4')
    expect(status).toBe(200)
    const { pdf, name } = body as { pdf: string; name: string }
    expect(name).toBe('cuatro-tarjetas-qr.pdf')
    const file = await PDFDocument.load(pdf)
    const [page, ...others] = file.getPages()
    expect(others).toHaveLength(0)
    const mm = (points: number) => Math.round((points / 72) * 25.4)
    expect([mm(page?.getWidth() ?? 0), mm(page?.getHeight() ?? 0)]).toEqual([210, 297])
    const streams = file.context
      .enumerateIndirectObjects()
      .flatMap(([, thing]) =>
        thing instanceof PDFRawStream
          ? [Buffer.from(decodePDFRawStream(thing).decode()).toString('latin1')]
          : [],
      )
    const placed = streams.find((one) => / Do\s/.test(one) && !/BT\s/.test(one)) ?? ''
    expect(placed.match(/ Do\s/g)).toHaveLength(4)
  })

  test('is printed with inks: the code and its letters in black alone, unless its owner has chosen a colour', async () => {
    const inksOf = async (color: string) => {
      const { body } = await api.as(owner).get(`/api/qr/mine/card?color=%23${color}&logo=false`)
      const file = await PDFDocument.load(Object(body).pdf)
      const streams = file.context
        .enumerateIndirectObjects()
        .flatMap(([, thing]) =>
          thing instanceof PDFRawStream
            ? [Buffer.from(decodePDFRawStream(thing).decode()).toString('latin1')]
            : [],
        )
      expect(streams.filter((one) => /[\d.] (?:rg|RG)\s/.test(one))).toEqual([])
      return new Set(
        streams.flatMap((one) => [...one.matchAll(/([\d. ]+) k\s/g)].map(([, inks]) => inks?.trim())),
      )
    }
    for (const inks of await inksOf('1d1a17')) expect(inks).toMatch(/^0 0 0 /)
    expect([...(await inksOf('b80f2a'))].some((inks) => /^0 0\.9/.test(inks ?? ''))).toBe(true)
  })

  test('is drawn in no colour that cannot be read', async () => {
    expect(await api.as(owner).get('/api/qr/mine/card?color=%23ffff00&logo=false')).toMatchObject({
      status: 400,
    })
  })
})
