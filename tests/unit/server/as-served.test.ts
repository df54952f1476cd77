import { expect, test } from 'vitest'

test('the server’s code is tried with the Response and the Request that it is served with', () => {
  for (const one of [Response, Request])
    expect(Object.getPrototypeOf(one), one.name).not.toBe(Function.prototype)
})
