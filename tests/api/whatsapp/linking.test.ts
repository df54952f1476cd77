import { describe, expect, test } from 'vitest'
import es from '@/messages/es.json'
import { password } from '@/tests/api/support/world'
import { channel } from './channel'

const { api, pass, work, newPhone, say, stateOf, linkText, linked, sentTo, outOf, reply, rowsOf } =
  await channel()
const { link } = es.whatsapp

async function answerTo(phone: string, text: string) {
  const before = sentTo(phone).length
  await say(phone, text)
  await work()
  return sentTo(phone).slice(before)
}

describe('a telephone', () => {
  test('is linked by the message our link fills in, and is seen by its owner', async () => {
    const [owner, phone] = [await api.owner(), newPhone()]
    const text = await linkText(owner)
    expect(text.startsWith(`${owner.ownerId} `)).toBe(true)
    expect(await stateOf(owner)).toMatchObject({ number: '+34600000000', phones: [] })
    expect(await answerTo(phone, text)).toEqual([link.linked])
    const [row] = (await stateOf(owner)).phones
    expect(row).toMatchObject({
      phone: `+${phone}`,
      linkedAt: expect.any(String),
      lastMessageAt: expect.any(String),
    })
  })

  test('keeps what was said before', async () => {
    const [owner, phone] = [await api.owner(), newPhone()]
    const first = await answerTo(phone, 'hola')
    expect(first.length).toBeGreaterThan(0)
    await answerTo(phone, await linkText(owner))
    expect((await rowsOf(phone)).filter(({ direction }) => direction === 'in')).toHaveLength(2)
  })

  test.each([
    ['used by another telephone', link.used, async (text: string) => void (await answerTo(newPhone(), text))],
    ['of long ago', link.expired, async () => pass(8 * 86_400_000)],
  ])('with a code %s is told so', async (_, answer, before) => {
    const owner = await api.owner()
    const text = await linkText(owner)
    await before(text)
    const phone = newPhone()
    expect(await answerTo(phone, text)).toEqual([answer])
    expect((await stateOf(owner)).phones).not.toContainEqual(expect.objectContaining({ phone: `+${phone}` }))
  })

  test('with a code that was changed, made up, or made for somebody else is a stranger', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const text = await linkText(owner)
    const changed = text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const madeUp = `${owner.ownerId} código: ${owner.ownerId}-aaaaaaaaaaaaaaaaaaaa`
    const renamed = text.replace(owner.ownerId, other.ownerId)
    for (const bad of [changed, madeUp, renamed])
      expect(await answerTo(newPhone(), bad)).toEqual([link.wrong])
    for (const one of [owner, other]) expect((await stateOf(one)).phones).toEqual([])
  })

  test('is linked once, even when two send the same code at once', async () => {
    const owner = await api.owner()
    const text = await linkText(owner)
    const pair = [newPhone(), newPhone()]
    for (const phone of pair) await say(phone, text)
    await work()
    expect(pair.flatMap(sentTo).sort()).toEqual([link.linked, link.used].sort())
    expect((await stateOf(owner)).phones).toHaveLength(1)
  })

  test('that is linked already is told so; linked elsewhere, it stays there', async () => {
    const [{ owner, phone }, other] = [await linked(), await api.owner()]
    expect(await answerTo(phone, await linkText(owner))).toEqual([link.already])
    expect(await answerTo(phone, await linkText(other))).toEqual([link.elsewhere])
    expect((await stateOf(other)).phones).toEqual([])
    expect((await stateOf(owner)).phones).toHaveLength(1)
  })

  test('is one of five at the most', async () => {
    const owner = await api.owner()
    for (let count = 0; count < 5; count += 1) await answerTo(newPhone(), await linkText(owner))
    expect(await answerTo(newPhone(), await linkText(owner))).toEqual([link.tooMany])
  })

  test('that is unlinked gets nothing more, and may be linked again, also by another', async () => {
    const [{ owner, phone }, other] = [await linked(), await api.owner()]
    const [{ id } = { id: '' }] = (await stateOf(owner)).phones
    expect((await api.as(other).delete(`/api/chat/whatsapp/${id}`)).status).toBe(404)
    const [waiting] = await reply(phone, { text: 'espera' })
    expect((await api.as(owner).delete(`/api/chat/whatsapp/${id}`)).status).toBe(200)
    expect((await api.as(owner).delete(`/api/chat/whatsapp/${id}`)).status).toBe(404)
    await work()
    expect(sentTo(phone)).toEqual([])
    const { rows } = await api.database.pool.query(
      'select state, last_error from chat_messages where id = $1',
      [waiting?.id],
    )
    expect(rows).toEqual([{ state: 'failed', last_error: 'unlinked' }])
    expect(await answerTo(phone, await linkText(other))).toEqual([link.linked])
    expect(await outOf(phone)).toHaveLength(1)
  })

  test('goes with its owner, and so does what it said', async () => {
    const { owner, phone } = await linked()
    await api.as(owner).delete('/api/account', { confirmation: 'ELIMINAR', password })
    const { rows } = await api.database.pool.query('select 1 from whatsapp_inbox where address = $1', [phone])
    expect(rows).toEqual([])
  })
})
