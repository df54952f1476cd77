import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * A reply stops after this many bytes. The day or restaurant that passes the limit is still included, because one menu may have
 * hundreds of kilobytes.
 */
export const mostReplyBytes = 1024 * 1024

type Menu = Record<'categories' | 'observation', AnyColumn | SQL.Aliased>

/** The size in bytes of the menus before this menu. Menus with equal sort keys (a day, a restaurant) stay together. */
export const bytesBefore = ({ categories, observation }: Menu, by: SQL) =>
  sql<number>`coalesce(sum(octet_length(${categories}::text) + octet_length(${observation})) over (
    order by ${by} groups between unbounded preceding and 1 preceding), 0)::integer`.as('bytes_before')
