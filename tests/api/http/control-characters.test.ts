import { describe, expect, test } from 'vitest'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const clearsScreen = '\u001b[2J'

describe.each([
  ['an escape', clearsScreen],
  ['the C1 form of one', '\u009b2J'],
  ['the C1 end of a line', 'a\u0085b'],
  ['a mark that overrides the direction', 'a\u202eb'],
  ['a mark that isolates it', 'a\u2066b\u2069'],
  ['half of a pair', 'a\ud800b'],
  ['a NUL', 'a\0b'],
  ['the end of a line', 'a\nb'],
  ['a separator of lines', 'a\u2028b'],
])('a name with %s is refused', (_, text) => {
  const refused = (field: string) => ({
    status: 400,
    body: { error: { fields: { [field]: 'characters' } } },
  })

  test('of a person', async () => {
    const body = { firstName: text, lastName: 'Gil', email: 'x@example.com', password: 'salmorejo con huevo' }
    expect(await api.post('/api/auth/register', body)).toMatchObject(refused('firstName'))
  })

  test('of a restaurant', async () => {
    const owner = await api.owner()
    const body = { ownerId: owner.ownerId, restaurantName: text }
    expect(await api.as(owner).post('/api/wizard/saveWizardData', body)).toMatchObject(
      refused('restaurantName'),
    )
  })

  test('of a dish', async () => {
    const owner = await api.owner()
    const content = { price: 12, categories: [{ name: 'Primeros', items: [{ name: text }] }] }
    expect(await api.as(owner).post('/api/menus', content)).toMatchObject(
      refused('categories.0.items.0.name'),
    )
  })
})

test('a message keeps its lines, and nothing else that is no letter', async () => {
  const owner = await api.owner()
  const send = (message: string) =>
    api.as(owner).post('/api/contact/owner', {
      ...{ firstName: 'Eva', lastName: 'Gil', type: 'Consulta general', message },
    })
  expect(await send('Hola:\r\n\tquería preguntar.')).toMatchObject({ status: 200 })
  expect(await send(`Hola${clearsScreen}`)).toMatchObject({
    status: 400,
    body: { error: { fields: { message: 'characters' } } },
  })
})
