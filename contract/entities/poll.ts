import { z } from 'zod'
import { pollSize } from '../rules/profile/poll-size'
import { id, ownId } from './id'

export const pollChoice = z
  .array(id)
  .min(pollSize.min)
  .max(pollSize.max)
  .refine((ids) => new Set(ids).size === ids.length, 'twice')

/** A random name that the web gives a browser. It only separates the votes of one poll. */
export const voter = z.string().regex(/^[\w-]{22,64}$/, 'voter')

export const poll = z.object({
  pollId: ownId,
  /** The day, in Spain. */
  date: z.iso.date(),
  /** The midnight at which votes end. */
  closesAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** In the order in which they were chosen. */
  options: z.array(z.object({ restaurantId: id, votes: z.int() })),
  /** The restaurant that this voter has chosen. */
  yours: id.nullable(),
})

export type Poll = z.infer<typeof poll>
