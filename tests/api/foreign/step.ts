import { expect } from 'vitest'
import type { SpecCall } from './calls'
import type { Sent } from './client'

/** What the client has kept of earlier answers: its browser's storage. */
export type Kept = Record<string, string>

export type Step = {
  call: SpecCall
  /** What the person or the page is doing. */
  does: string
  sends?: (kept: Kept) => Sent
  status?: number
  /** The fields the client reads, as `toMatchObject` compares them. */
  reads?: (kept: Kept) => object
  /** The value that the step stores: its name, and its place in the answer. */
  keeps?: Record<string, string>
}

export const text = expect.any(String)

export const isFile: unknown = expect.stringMatching(/^https?:\/\/[^/]+\/.+/)

/** As `a.0.b` leads into an answer. */
export const dig = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), body)
