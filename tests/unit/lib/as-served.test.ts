import { expect, test } from 'vitest'

test('the web’s code is tried with Node’s own Response and Request', () => {
  for (const one of [Response, Request]) expect(Object.getPrototypeOf(one), one.name).toBe(Function.prototype)
})
