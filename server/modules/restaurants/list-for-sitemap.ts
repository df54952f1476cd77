import type { Input } from '@/contract/endpoint'
import { type listForSitemap as endpoint, sitemapPageSize } from '@/contract/endpoints/restaurants'
import type { Ctx } from '@/server/ctx'
import { findPageChanges, listPublicRestaurants } from './queries'

export async function listForSitemap({ db }: Ctx, { query }: Input<typeof endpoint>) {
  const offset = (query.page - 1) * sitemapPageSize
  const [changes, entries] = await Promise.all([
    findPageChanges(db, sitemapPageSize),
    listPublicRestaurants(db, sitemapPageSize, offset),
  ])
  return {
    pages: changes.map((changedAt) => changedAt.toISOString()),
    entries: entries.map((entry) => ({ ...entry, updatedAt: entry.updatedAt.toISOString() })),
  }
}
