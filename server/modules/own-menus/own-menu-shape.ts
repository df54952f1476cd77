import type { z } from 'zod'
import type { ownMenu } from '@/contract/entities/own-menu'
import { menuOf } from '@/server/modules/menus'
import type { MenuRow } from './queries'

export function ownMenuOf(row: MenuRow): z.input<typeof ownMenu> {
  const { version, publishAt, source } = row
  return { ...menuOf(row), version, publishAt: publishAt?.toISOString() ?? null, source }
}
