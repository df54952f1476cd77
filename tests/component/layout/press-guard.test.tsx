import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PressGuard } from '@/components/layout/press-guard'

const place = { detail: 1, clientX: 100, clientY: 100 }
const withdrawn = vi.fn()

/** One button in the place of another, as soon as the host has answered. */
function Bar({ answersAfter = 0 }: { answersAfter?: number }) {
  const [isOut, setOut] = useState(false)
  const publish = () => (answersAfter ? setTimeout(() => setOut(true), answersAfter) : setOut(true))
  return (
    <>
      <PressGuard />
      {isOut ? (
        <button key="withdraw" type="button" onClick={withdrawn}>
          Retirar
        </button>
      ) : (
        <button key="publish" type="button" onClick={publish}>
          Publicar
        </button>
      )}
    </>
  )
}

const button = () => screen.getByRole('button')
const tap = (at = place) => fireEvent.click(button(), at)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  withdrawn.mockClear()
  // jsdom lays nothing out: whatever the button is, it is under the finger.
  document.elementFromPoint = () => document.querySelector('button')
})

afterEach(() => {
  vi.useRealTimers()
})

test('the second tap of two does not reach what has taken the place of the first', () => {
  render(<Bar />)
  tap()
  expect(button()).toHaveTextContent('Retirar')
  tap({ ...place, clientX: 110 })
  wait(300)
  tap()
  expect(withdrawn).not.toHaveBeenCalled()
  wait(1000)
  tap()
  expect(withdrawn).toHaveBeenCalledOnce()
})

test('nor does a tap that was under way when a slow answer came', () => {
  render(<Bar answersAfter={5000} />)
  tap()
  wait(5200)
  expect(button()).toHaveTextContent('Retirar')
  tap()
  expect(withdrawn).not.toHaveBeenCalled()
})

test('an impatient finger may go on as long as it likes', () => {
  render(<Bar />)
  for (let taps = 0; taps < 12; taps += 1) {
    tap()
    wait(250)
  }
  expect(withdrawn).not.toHaveBeenCalled()
})

test('who goes elsewhere and comes back means it', () => {
  render(<Bar />)
  tap()
  fireEvent.pointerMove(document.body, { clientX: 300, clientY: 300 })
  tap()
  expect(withdrawn).toHaveBeenCalledOnce()
})

test('a minute later nobody remembers the press', () => {
  render(<Bar answersAfter={60_000} />)
  tap()
  wait(60_001)
  tap()
  expect(withdrawn).toHaveBeenCalledOnce()
})

test('the same button may be pressed as fast as one likes', () => {
  const onClick = vi.fn()
  render(
    <>
      <PressGuard />
      <button type="button" onClick={onClick}>
        Más
      </button>
    </>,
  )
  for (let taps = 0; taps < 5; taps += 1) tap()
  expect(onClick).toHaveBeenCalledTimes(5)
})

function Heart() {
  const [isOn, setOn] = useState(false)
  return (
    <button type="button" aria-label="Favorito" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      ♥
    </button>
  )
}

test('nor is a try held up that could not be sent', () => {
  const onClick = vi.fn()
  const bar = (isSending: boolean) => (
    <>
      <PressGuard />
      <button type="button" disabled={isSending} onClick={onClick}>
        {isSending ? 'Enviando…' : 'Enviar'}
      </button>
    </>
  )
  const { rerender } = render(bar(false))
  tap()
  rerender(bar(true))
  wait(300)
  rerender(bar(false))
  tap()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a double tap leaves a switch where the first has put it', () => {
  render(
    <>
      <PressGuard />
      <Heart />
    </>,
  )
  tap()
  tap()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  wait(1000)
  tap()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

/** As a browser has it: what is not prevented becomes a click, which has no place. */
function press(key: 'Enter' | ' ', repeat = false) {
  const target = document.activeElement ?? document.body
  const isDown = fireEvent.keyDown(target, { key, repeat })
  const isUp = key === ' ' ? fireEvent.keyUp(target, { key }) : true
  if (isDown && isUp) fireEvent.click(target, { detail: 0 })
}

test.each(['Enter', ' '] as const)('the key %j held down presses once', (key) => {
  const onClick = vi.fn()
  render(
    <>
      <PressGuard />
      <button type="button" onClick={onClick}>
        Activar
      </button>
    </>,
  )
  button().focus()
  press(key)
  for (let times = 0; times < 5; times += 1) press(key, true)
  expect(onClick).toHaveBeenCalledOnce()
})

test.each(['Enter', ' '] as const)('a second %j waits where the button has become another', (key) => {
  const pressed = vi.fn()
  const bar = (isOut: boolean) => (
    <>
      <PressGuard />
      <button type="button" onClick={() => pressed(isOut)}>
        {isOut ? 'Retirar' : 'Publicar'}
      </button>
    </>
  )
  const { rerender } = render(bar(false))
  button().focus()
  press(key)
  rerender(bar(true))
  press(key)
  expect(pressed).toHaveBeenCalledExactlyOnceWith(false)
  wait(1200)
  press(key)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a press elsewhere is meant', () => {
  render(<Bar />)
  button().focus()
  press('Enter')
  button().focus()
  press('Enter')
  expect(withdrawn).toHaveBeenCalledOnce()
})
