import type { Locator, Page } from '@playwright/test'

/** Something that an owner does with one press, and that a bad connection must not do twice, halfway or not at all. */
export type Action = {
  /** The calls that the press makes. */
  writes: string
  /** Opens the screen with everything ready for the press. */
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** The part of the press that asks the host first. */
  ask?: (page: Page) => Promise<unknown>
  /** A text that the page shows when the action is done. */
  done: string | RegExp
  /** Is there when the page has been loaded anew after the action. */
  settled: (page: Page) => Locator
  /** What the host has afterwards, and before. */
  after: unknown
  before: unknown
  now: (page: Page) => Promise<unknown>
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
