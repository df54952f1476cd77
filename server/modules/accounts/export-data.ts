import { z } from 'zod'
import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import { withFileAddresses } from '@/contract/entities/file-address'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findAllOf, type Place } from './queries-export'
import { findOwner } from './queries-profile'

/** The size of a part, about 35 ms of work: everybody else waits so long. A part may be longer by the rest of its last batch. */
const partLetters = 512 * 1024

/**
 * RGPD 15 and 20: exports all data, part by part, in a machine-readable form. Files have their whole address for every client,
 * because a downloaded export belongs to no site.
 */
export async function exportData(ctx: OwnerCtx, { query: { after } }: Input<typeof contract.exportData>) {
  const { ownerId } = ctx.owner
  const owner = await findOwner(ctx.db, ownerId)
  if (!owner) throw new AppError('not-found', 'owner')
  const from = after === undefined ? undefined : await openPlace(ctx, after)
  const { tables, place } = await readPart(ctx, { ownerId, email: owner.email }, from)
  const written = [...tables].map(([name, rows]) => `${JSON.stringify(name)}:[${rows.join(',')}]`)
  const next = place ? await sealPlace(ctx, place) : null
  return (
    `{"exportedAt":${JSON.stringify(ctx.clock().toISOString())},"next":${JSON.stringify(next)},` +
    `"tables":{${withFileAddresses(written.join(','), ctx.site.url)}}}`
  )
}

/** Without `place` in the result, the part is the last part. */
async function readPart({ db }: OwnerCtx, asker: Parameters<typeof findAllOf>[1], from: Place | undefined) {
  const tables = new Map<string, string[]>()
  let letters = 0
  for await (const { rows, place } of findAllOf(db, asker, from)) {
    tables.set(place.table, [...(tables.get(place.table) ?? []), ...rows])
    letters += rows.reduce((sum, { length }) => sum + length, 0)
    if (letters >= partLetters) return { tables, place }
  }
  return { tables }
}

const stored = z.object({ table: z.string(), key: z.array(z.string()) })
const sealedFor = ({ owner }: OwnerCtx) => `export ${owner.ownerId}`

/** Seals the place: the export does not show database keys to owners, and the returned value goes into a database query. */
async function sealPlace(ctx: OwnerCtx, place: Place) {
  const sealed = await ctx.sealer.seal(Buffer.from(JSON.stringify(place)), sealedFor(ctx))
  return sealed.toString('base64url')
}

async function openPlace(ctx: OwnerCtx, after: string): Promise<Place> {
  const opened = await ctx.sealer.open(Buffer.from(after, 'base64url'), sealedFor(ctx))
  if (!opened) throw new AppError('invalid', 'validation', { fields: { after: 'unknown' } })
  return stored.parse(JSON.parse(opened.toString()))
}
