import type { DrawnSheet } from '@/contract/endpoints/sheets'
import { layoutMenu } from '@/contract/rules/menu-layout'
import type { Ctx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { fontMetrics } from '@/server/images/letters'
import { backgroundOf } from './background-of'
import { findRender, insertRender } from './queries'
import { type Asked, isPaper, recipeOf, sheetOf } from './sheet-of'

/** Who asks for what is being drawn waits for the same drawing. */
const underWay = new Map<string, Promise<DrawnSheet>>()

/** Drawn once for the same menu, template and words; after that only looked up. */
export async function drawnSheet(ctx: Ctx, asked: Asked): Promise<DrawnSheet> {
  const { menu, template, format } = asked
  const sheet = sheetOf(ctx, asked)
  const recipe = await recipeOf(ctx, sheet)
  const origin = {
    ...{ menuId: menu.id, menuVersion: menu.version },
    ...{ templateId: template._id, templateVersion: template.version },
    format: recipe,
  }
  const answer = ({ url, byteCount }: { url: string; byteCount: number }): DrawnSheet => ({
    ...{ url, byteCount, format, menuId: menu.id },
  })
  const found = await findRender(ctx.db, origin)
  if (found) return answer(found)

  const key = `${ctx.site.url} ${menu.id} ${menu.version} ${template._id} ${template.version} ${recipe}`
  const drawing =
    underWay.get(key) ??
    draw().finally(() => {
      underWay.delete(key)
    })
  underWay.set(key, drawing)
  return drawing

  async function draw() {
    const [type, contentType] = isPaper(format)
      ? (['pdf', 'application/pdf'] as const)
      : (['jpg', 'image/jpeg'] as const)
    const { bytes } = await ctx.drawer.draw({ sheet, type }, () =>
      backgroundOf(ctx.storage, template, format),
    )
    const storageKey = `${newId()}/${format}.${type}`
    await ctx.storage.write({ key: storageKey, contentType, bytes })
    const render = {
      ...origin,
      ...{ url: `/files/${storageKey}`, storageKey, byteCount: bytes.byteLength, createdAt: ctx.clock() },
    }
    return answer((await insertRender(ctx.db, render)) ?? (await findRender(ctx.db, origin)) ?? render)
  }
}

/** Quick beside the drawing, and the same whether it was drawn now or before. */
export function warningsOf(ctx: Ctx, asked: Asked) {
  return layoutMenu({ ...sheetOf(ctx, asked), fonts: fontMetrics }).warnings
}
