import { describe, expect, test } from 'vitest'
import { languageHeader } from '@/contract/languages'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

type Owner = Awaited<ReturnType<typeof api.owner>>

const december = (owner: Owner, year = 2031) =>
  api.as(owner).get(`/api/holidays?from=${year}-12-01&to=${year}-12-10`)
const answer = (owner: Owner, date: string, body: object) => api.as(owner).put(`/api/holidays/${date}`, body)

const immaculate = { date: '2031-12-08', name: 'Inmaculada Concepción', isNational: true }

describe('GET /api/holidays', () => {
  test("has Spain's and the community's, by the restaurant's province or community", async () => {
    const madrid = await api.owner({}, { state: 'Comunidad de Madrid', postcode: '' })
    const may = await api.as(madrid).get('/api/holidays?from=2031-05-01&to=2031-05-31')
    expect(may).toMatchObject({
      status: 200,
      body: {
        holidays: [
          { date: '2031-05-01', isNational: true, opens: null, everyYear: false },
          { date: '2031-05-02', name: 'Día de la Comunidad de Madrid', isNational: false },
        ],
      },
    })
    const barcelona = await api.owner({}, { state: 'Barcelona', postcode: '' })
    expect((await api.as(barcelona).get('/api/holidays?from=2031-09-01&to=2031-09-30')).body).toMatchObject({
      holidays: [{ date: '2031-09-11' }],
    })
  })

  test('names them, in list and answer, in the language of the page', async () => {
    const owner = await api.owner({}, { state: 'Barcelona', postcode: '' })
    const headers = { [languageHeader]: 'ca' }
    const listed = await api.as(owner).get('/api/holidays?from=2031-04-11&to=2031-04-11', headers)
    expect(listed.body).toMatchObject({ holidays: [{ name: 'Divendres Sant' }] })
    const said = await api.as(owner).put('/api/holidays/2031-04-11', { opens: true }, headers)
    expect(said.body).toMatchObject({ name: 'Divendres Sant', opens: true })
  })

  test.each(['?from=2031-12-10&to=2031-12-01', '?from=2031-01-01&to=2033-01-01', '?from=2031-01-01'])(
    'refuses %s',
    async (query) => {
      expect(await api.as(await api.owner()).get(`/api/holidays${query}`)).toMatchObject({ status: 400 })
    },
  )

  test('is for owners with a restaurant', async () => {
    expect(await api.get('/api/holidays?from=2031-12-01&to=2031-12-10')).toMatchObject({ status: 401 })
    expect(await december(await api.owner({}, null))).toMatchObject({ status: 404 })
  })
})

describe('PUT /api/holidays/:date', () => {
  test('remembers the answer for that year alone', async () => {
    const owner = await api.owner()
    expect(await answer(owner, '2031-12-08', { opens: false })).toMatchObject({
      status: 200,
      body: { ...immaculate, opens: false, everyYear: false },
    })
    expect((await december(owner)).body).toMatchObject({ holidays: [{ opens: null }, { opens: false }] })
    expect((await december(owner, 2032)).body).toMatchObject({
      holidays: [{ opens: null }, { opens: null }],
    })
  })

  test('or for every year, until another is given or it is forgotten', async () => {
    const owner = await api.owner()
    await answer(owner, '2031-12-08', { opens: true, everyYear: true })
    expect((await december(owner, 2035)).body).toMatchObject({
      holidays: [{ opens: null }, { date: '2035-12-08', opens: true, everyYear: true }],
    })
    await answer(owner, '2031-12-08', { opens: false })
    expect((await december(owner)).body).toMatchObject({ holidays: [{}, { opens: false, everyYear: false }] })
    expect((await december(owner, 2035)).body).toMatchObject({ holidays: [{}, { opens: null }] })
    await answer(owner, '2031-12-08', { opens: null })
    expect((await december(owner)).body).toMatchObject({ holidays: [{}, { opens: null }] })
  })

  test('keeps a holiday that moves by its name, not by its date', async () => {
    const owner = await api.owner()
    await answer(owner, '2031-04-11', { opens: true, everyYear: true })
    const { body } = await api.as(owner).get('/api/holidays?from=2032-03-26&to=2032-03-26')
    expect(body).toMatchObject({ holidays: [{ name: 'Viernes Santo', opens: true }] })
  })

  test("is one owner's own", async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    await answer(owner, '2031-12-08', { opens: true })
    expect((await december(other)).body).toMatchObject({ holidays: [{}, { opens: null }] })
  })

  test.each([
    ['2031-12-09', { opens: true }, 404],
    ['2031-12-08', {}, 400],
    ['2031-12-08', { opens: 'quizá' }, 400],
    ['ayer', { opens: true }, 400],
  ])('refuses %s %j', async (date, body, status) => {
    expect(await answer(await api.owner(), date, body)).toMatchObject({ status })
  })
})
