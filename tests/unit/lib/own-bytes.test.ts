import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownBytes } from '@/lib/own-bytes'

it('keeps no more than the bytes themselves, whatever they were cut from', () => {
  for (const cut of [
    gzipSync('a'.repeat(5000)),
    Buffer.from('short'),
    Buffer.alloc(20_000, 'x').subarray(3, 9),
  ]) {
    const own = ownBytes(cut)
    expect(own.equals(cut)).toBe(true)
    expect(own.buffer.byteLength).toBe(cut.length)
  }
})

it('leaves alone what stands for itself', () => {
  const whole = Buffer.alloc(9000, 'x')
  expect(ownBytes(whole)).toBe(whole)
})
