import { describe, expect, test } from 'vitest'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const other = await api.owner()

const details = (ownerId: string) => `/api/profile/editDetails/${ownerId}`
const person = (ownerId: string) => `/api/profile/owners/${ownerId}`

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('GET /api/profile/editDetails/:ownerId', () => {
  test('tells owners what they may change', async () => {
    const owner = await api.owner({ phoneNumber: '912 345 678' })
    expect(await api.as(owner).get(details(owner.ownerId))).toMatchObject({
      status: 200,
      body: {
        ownerData: { firstName: 'Ana', lastName: 'Prueba', email: owner.email },
        restaurantData: { phoneNumber: '912 345 678' },
      },
    })
  })

  test('shows nobody else', async () => {
    const owner = await api.owner()
    expect(await api.as(other).get(details(owner.ownerId))).toMatchObject({ status: 404 })
    expect(await api.get(details(owner.ownerId))).toMatchObject({ status: 401 })
    expect(await api.as(owner).get(details('nobody'))).toMatchObject({ status: 404 })
  })
})

describe('PUT /api/profile/owners/:ownerId', () => {
  test('takes the form as common clients send it', async () => {
    const owner = await api.owner()
    const fields = {
      firstName: ' Lola ',
      lastName: 'Ñúñez 🍤',
      email: owner.email,
      telephono: '+34 600 11 22 33',
    }
    expect(
      await api.as(owner).raw(person(owner.ownerId), { method: 'PUT', body: formOf(fields) }),
    ).toMatchObject({ status: 200, body: { success: true, message: 'Datos actualizados correctamente.' } })
    expect((await api.as(owner).get(details(owner.ownerId))).body).toMatchObject({
      ownerData: { firstName: 'Lola', lastName: 'Ñúñez 🍤', email: owner.email },
      restaurantData: { phoneNumber: '+34 600 11 22 33' },
    })
  })

  test('an empty phone is none, an absent one stays', async () => {
    const owner = await api.owner({ phoneNumber: '912345678' })
    const names = { firstName: 'Ana', lastName: 'Prueba' }
    const phone = async () => (await api.as(owner).get(details(owner.ownerId))).body
    await api.as(owner).put(person(owner.ownerId), names)
    expect(await phone()).toMatchObject({ restaurantData: { phoneNumber: '912345678' } })
    await api.as(owner).put(person(owner.ownerId), { ...names, telephono: '' })
    expect(await phone()).toMatchObject({ restaurantData: { phoneNumber: null } })
  })

  test.each([
    [{}, { firstName: 'required', lastName: 'required' }],
    [
      { firstName: ' ', lastName: 'x'.repeat(101) },
      { firstName: 'required', lastName: 'too-long' },
    ],
    [{ firstName: 'A', lastName: 'B', telephono: 'llámame' }, { telephono: 'phone' }],
    [{ firstName: 'A', lastName: 'B', email: 'otra@example.com' }, { email: 'locked' }],
  ])('refuses %j', async (body, fields) => {
    const owner = await api.owner()
    expect(await api.as(owner).put(person(owner.ownerId), body)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
  })

  test('is for nobody else', async () => {
    const owner = await api.owner()
    const names = { firstName: 'Mala', lastName: 'Gente' }
    expect(await api.as(other).put(person(owner.ownerId), names)).toMatchObject({ status: 404 })
    expect(await api.put(person(owner.ownerId), names)).toMatchObject({ status: 401 })
    expect((await api.as(owner).get(details(owner.ownerId))).body).toMatchObject({
      ownerData: { firstName: 'Ana' },
    })
  })
})
