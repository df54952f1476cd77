import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HydrationSign } from '@/components/layout/hydration-sign'
import { hydrated, keepEarlyInput } from '@/lib/insides/page/early-input'

function Question({ isReady = true }) {
  const [text, setText] = useState('')
  const [count, setCount] = useState(0)
  return (
    <form>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <output>{text}</output>
      {isReady ? <HydrationSign /> : null}
    </form>
  )
}

test('what is pressed and typed before the page listens is done once it does, and once only', async () => {
  document.body.innerHTML = renderToString(<Question />)
  keepEarlyInput(hydrated)
  const [button, field] = [document.querySelector('button'), document.querySelector('input')]
  button?.click()
  if (field) field.value = 'tortilla'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(document.querySelector('output')?.textContent).toBe('')

  const root = hydrateRoot(document.body, <Question />)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('tortilla')
  expect(field?.value).toBe('tortilla')
  expect(button?.textContent).toBe('1')

  button?.click()
  await expect.poll(() => button?.textContent).toBe('2')
  root.unmount()
})

test('a press between the listeners of React and the sign is done once', async () => {
  const question = (isReady: boolean) => <Question isReady={isReady} />
  document.body.innerHTML = renderToString(question(false))
  keepEarlyInput(hydrated)
  const root = hydrateRoot(document.body, question(false))
  const button = document.querySelector('button')
  await expect.poll(() => Object.keys(button ?? {}).some((key) => key.startsWith('__react'))).toBe(true)
  button?.click()
  root.render(question(true))
  await expect.poll(() => button?.textContent).toBe('1')
  // Longer than anything waits that repeats a press.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(button?.textContent).toBe('1')
  root.unmount()
})

const sent: string[] = []

function SignIn() {
  const [name, setName] = useState('')
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(name)
      }}
    >
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Entrar</button>
      <HydrationSign />
    </form>
  )
}

test('a form sent before the page listens is sent once it does, with what was typed, and once only', async () => {
  document.body.innerHTML = renderToString(<SignIn />)
  keepEarlyInput(hydrated)
  const [button, field] = [document.querySelector('button'), document.querySelector('input')]
  if (field) field.value = 'Lola'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  // Two taps of an impatient finger.
  button?.click()
  button?.click()
  expect(sent).toEqual([])
  const root = hydrateRoot(document.body, <SignIn />)
  await expect.poll(() => sent).toEqual(['Lola'])
  button?.click()
  await expect.poll(() => sent).toEqual(['Lola', 'Lola'])
  root.unmount()
})

test('a form with an address of its own goes there without scripts', () => {
  document.body.innerHTML = '<form method="post" action="/api/reports"><button type="submit"></button></form>'
  keepEarlyInput(hydrated)
  const form = document.querySelector('form')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  dispatchEvent(new Event(hydrated))
})
