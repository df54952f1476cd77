import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { createDrawer, type Drawer } from '@/server/images/drawer'
import { richSheet } from './rich-sheet'

const threads: Drawer[] = []

/** A thread that answers with the template's name, and dies of some. */
function drawer(patience?: Parameters<typeof createDrawer>[1]) {
  const made = createDrawer(() => pathToFileURL('tests/unit/images/threads/answering.mjs'), patience)
  threads.push(made)
  return made
}

afterEach(async () => {
  await Promise.all(threads.splice(0).map((one) => one.close()))
})

const draw = (
  { draw: ask }: Drawer,
  templateName: string,
  picture = async (): Promise<Uint8Array | null> => null,
  whose = templateName,
) =>
  ask(
    { sheet: { ...richSheet, template: newTemplate(templateName), format: 'feed' }, type: 'jpg', whose },
    async () => ({ ground: await picture() }),
  ).then(({ bytes }) => Buffer.from(bytes).toString())

test('two hundred in a queue are all drawn, in their order, and what waits holds no picture', async () => {
  const one = drawer()
  const held = { now: 0, most: 0 }
  const picture = async () => {
    held.now += 1
    held.most = Math.max(held.most, held.now)
    return new Uint8Array(8)
  }
  const names = Array.from({ length: 200 }, (_, at) => `Lámina ${at}`)
  const drawn = await Promise.all(
    names.map((name) =>
      draw(one, name, picture).finally(() => {
        held.now -= 1
      }),
    ),
  )
  expect(drawn).toEqual(names)
  // The one that is told of, and the one that has begun meanwhile.
  expect(held.most).toBeLessThanOrEqual(2)
})

test('whoever finds the queue full is told to come again', async () => {
  const one = drawer()
  const asked = Array.from({ length: 501 }, (_, at) =>
    draw(one, `${at}`, undefined, `${at % 10}`).then(
      () => 'drawn',
      (error) => error.code,
    ),
  )
  expect((await Promise.all(asked)).filter((outcome) => outcome === 'unavailable')).toHaveLength(1)
})

test.each(['throws', 'exits', 'answers an error'])(
  'a thread that %s takes one sheet with it, not the next',
  async (name) => {
    const one = drawer()
    const [before, failed, after] = await Promise.allSettled([
      draw(one, 'a'),
      draw(one, name),
      draw(one, 'b'),
    ])
    expect(before).toMatchObject({ value: 'a' })
    expect(failed.status).toBe('rejected')
    expect(after).toMatchObject({ value: 'b' })
  },
)

test.each([
  ['refuses a sheet', 'answers an error', true],
  ['dies of a sheet', 'throws', false],
])('a thread that %s draws the next one or not', async (_, name, isSame) => {
  const one = drawer()
  const before = await draw(one, 'which thread, before')
  await expect(draw(one, name)).rejects.toMatchObject({ code: 'too-large' })
  expect((await draw(one, 'which thread, after')) === before).toBe(isSame)
})

test('a picture that cannot be had fails its own sheet alone', async () => {
  const one = drawer()
  const gone = draw(one, 'x', () => Promise.reject(new Error('storage is away')))
  await expect(gone).rejects.toThrow('storage is away')
  expect(await draw(one, 'y')).toBe('y')
})

test('whoever asks for much lets others pass: each has a turn', async () => {
  const one = drawer()
  const done: string[] = []
  const nothing = async () => null
  const asked = (whose: string, name: string) =>
    draw(one, name, nothing, whose).then(() => void done.push(name))
  const crowd = Array.from({ length: 30 }, (_, at) => asked('Ana', `Ana ${at}`))
  await Promise.all([...crowd, asked('Bea', 'Bea'), asked('Eva', 'Eva')])
  expect(done.indexOf('Bea')).toBeLessThan(3)
  expect(done.indexOf('Eva')).toBeLessThan(4)
})

async function failsByItsShare() {
  const one = drawer({ processorMs: 300, ms: 600_000 })
  const neverRead = () => Promise.reject(new Error('it was begun again'))
  const heavy = { code: 'too-large', reason: 'sheet' }
  await expect(draw(one, 'never ends')).rejects.toMatchObject(heavy)
  await expect(draw(one, 'never ends', neverRead)).rejects.toMatchObject(heavy)
  expect(await draw(one, 'next')).toBe('next')
}

test(
  'one that takes more than its share of the processor fails, is not tried again, and lets the next pass',
  failsByItsShare,
)

test.runIf(process.platform === 'linux')(
  'the same where Node cannot tell what a thread has used, as Node 20',
  async () => {
    const { cpuUsage } = Worker.prototype
    Object.assign(Worker.prototype, { cpuUsage: undefined })
    try {
      await failsByItsShare()
    } finally {
      Object.assign(Worker.prototype, { cpuUsage })
    }
  },
)
