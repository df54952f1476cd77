import { describe, expect, it } from 'vitest'
import { postedFields, postedForm } from '@/lib/bff/posted'

const post = (body: BodyInit, type?: string) =>
  new Request('http://localhost/api/contact', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  })

describe('postedFields', () => {
  it('reads JSON and both kinds of forms', async () => {
    const fields = { name: 'Ana Ñ', message: 'Hola, ¿qué tal? & adiós' }
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    expect(await postedFields(post(JSON.stringify(fields), 'application/json; charset=utf-8'))).toEqual(
      fields,
    )
    expect(await postedFields(post(new URLSearchParams(fields)))).toEqual(fields)
    expect(await postedFields(post(form))).toEqual(fields)
  })

  it.each(['', '{', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`])(
    'finds no JSON in %.20s',
    async (json) => {
      expect(await postedFields(post(json, 'application/json'))).toBeUndefined()
    },
  )
})

describe('postedForm', () => {
  const type = 'application/x-www-form-urlencoded'

  it('is empty for what is larger than any form of ours', async () => {
    expect([...(await postedForm(post('a&'.repeat(500), type)))]).toEqual([])
    expect([...(await postedForm(post(`a=${'x'.repeat(40_000)}`, type)))]).toEqual([])
    const many = new FormData()
    for (let n = 0; n < 200; n += 1) many.set(`a${n}`, 'x')
    expect([...(await postedForm(post(many)))]).toEqual([])
  })

  it('is empty for what is no form', async () => {
    expect([...(await postedForm(post('a=1', 'text/plain')))]).toEqual([])
    expect([...(await postedForm(post('x', 'multipart/form-data')))]).toEqual([])
  })
})
