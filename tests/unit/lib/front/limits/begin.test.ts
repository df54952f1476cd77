import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lanes } from '@/contract/lanes'
import { Thread } from '@/contract/thread'
import { type Answer, begin } from '@/lib/front/limits/begin'

function asked(lane: Lanes) {
  const response: Answer = Object.assign(new EventEmitter(), { destroy: vi.fn() })
  let isRunning = false
  let finish = () => {}
  const proceed = () => {
    isRunning = true
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const hasPlace = begin(lane, { client: 'a' }, response, proceed)
  return { response, hasPlace, isRunning: () => isRunning, finish: () => finish() }
}

/** A place is free in the next turn of the loop: here at once. */
beforeEach(() => void vi.stubGlobal('setImmediate', (act: () => void) => act()))
afterEach(() => void vi.unstubAllGlobals())

const oneLane = () => new Lanes({ most: 4, each: 1, waiting: 2, eachWaiting: 1 })

it('keeps the place of a client that has gone until its page is made', async () => {
  const lane = oneLane()
  const [first, second] = [asked(lane), asked(lane)]
  first.response.emit('close')
  expect(second.isRunning()).toBe(false)
  first.finish()
  await expect.poll(second.isRunning).toBe(true)
})

it('frees the place when the page is made, though its client still reads', () => {
  const lane = oneLane()
  const [first, second] = [asked(lane), asked(lane)]
  first.response.emit('made')
  expect(second.isRunning()).toBe(true)
})

it('begins nothing for a client that went while it waited', async () => {
  const lane = oneLane()
  const [first, second, none] = [asked(lane), asked(lane), asked(lane)]
  expect(none.hasPlace).toBe(false)
  second.response.emit('close')
  first.finish()
  await Promise.resolve()
  expect(second.isRunning()).toBe(false)
  expect(asked(lane).isRunning()).toBe(true)
})

it('keeps nothing of an answer that was made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { response, finish } = asked(oneLane())
  response.emit('made')
  response.emit('close')
  expect(vi.getTimerCount()).toBe(0)

  const gone = asked(oneLane())
  gone.response.emit('close')
  expect(vi.getTimerCount()).toBe(1)
  gone.finish()
  await Promise.resolve()
  await Promise.resolve()
  expect(vi.getTimerCount()).toBe(0)
  finish()
  vi.useRealTimers()
})

describe('of an answer that streams', () => {
  it('frees the place while its reader must read', async () => {
    const lane = oneLane()
    const [slow, next] = [asked(lane), asked(lane)]
    slow.response.emit('stalled')
    expect(next.isRunning()).toBe(true)

    const goOn = vi.fn()
    slow.response.beforeDrain?.(goOn)
    await Promise.resolve()
    expect(goOn).not.toHaveBeenCalled()
    next.response.emit('made')
    await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce())
    expect(asked(lane).isRunning()).toBe(false)
  })

  it('keeps the place of a reader who reads at once', async () => {
    const lane = oneLane()
    const [quick, next] = [asked(lane), asked(lane)]
    const goOn = vi.fn()
    quick.response.beforeDrain?.(goOn)
    expect(goOn).toHaveBeenCalledOnce()
    expect(next.isRunning()).toBe(false)
    quick.response.emit('made')
    expect(next.isRunning()).toBe(true)
    next.response.emit('made')
    expect(asked(lane).isRunning()).toBe(true)
  })

  it('breaks it when the lane has no room for it any more', () => {
    const lane = oneLane()
    const slow = asked(lane)
    slow.response.emit('stalled')
    asked(lane)
    asked(lane)
    slow.response.beforeDrain?.(() => undefined)
    expect(slow.response.destroy).toHaveBeenCalled()
  })

  it('sends a busy client each piece in its turn, though the system takes all of them at once', async () => {
    const thread = new Thread({ most: 100, perSecond: 10 })
    const lane = new Lanes({ most: 4, each: 2, waiting: 2, eachWaiting: 1 }, thread)
    const greedy = asked(lane)
    thread.charge({ client: 'a' }, 60)
    const endOther = lane.enter({ client: 'b' }, () => undefined)
    const goOn = vi.fn()
    greedy.response.beforeDrain?.(goOn)
    await Promise.resolve()
    expect(goOn).not.toHaveBeenCalled()
    endOther?.()
    await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce())
  })

  it('gives up waiting when its reader has gone', () => {
    const lane = oneLane()
    const [slow, next] = [asked(lane), asked(lane)]
    slow.response.emit('stalled')
    const goOn = vi.fn()
    slow.response.beforeDrain?.(goOn)
    slow.response.emit('close')
    next.response.emit('made')
    expect(asked(lane).isRunning()).toBe(true)
    expect(goOn).not.toHaveBeenCalled()
  })
})

it('begins in the context of its own request, whoever makes room', () => {
  const requests = new AsyncLocalStorage<string>()
  const lane = oneLane()
  const heard: (string | undefined)[] = []
  const ask = (name: string) => {
    const answer: Answer = Object.assign(new EventEmitter(), { destroy: vi.fn() })
    requests.run(name, () =>
      begin(lane, { client: 'a' }, answer, async () => {
        heard.push(requests.getStore())
        await new Promise(() => undefined)
      }),
    )
    return answer
  }
  const first = ask('first')
  ask('second')
  requests.run('first', () => first.emit('made'))
  expect(heard).toEqual(['first', 'second'])
})
