import { z } from 'zod'
import { id } from './id'

/** SPEC.md §5: a number that is none becomes 0, a line height 1. */
const lenient = (fallback: number) => z.coerce.number().catch(fallback)

const rect = z.object({ x: lenient(0), y: lenient(0), width: lenient(0), height: lenient(0) })

const blockStyle = z
  .object({
    maxFontSize: lenient(0),
    color: z.string(),
    fontFamily: z.string(),
    spacing: lenient(0),
    lineHeight: lenient(1),
    align: z.enum(['left', 'center', 'right']),
    verticalAlign: z.enum(['top', 'middle', 'bottom']),
    transparent: z.boolean(),
    backgroundColor: z.string(),
  })
  .partial()

const textBlock = z.object({ text: z.string(), rect, style: blockStyle.optional() })

export const userTemplate = z.object({
  templateName: z.string().trim().min(1).max(120),
  imageUrl: z.string(),
  menu: z.object({
    /** One item per line. */
    sections: z.array(z.object({ category: z.string(), items: z.string() })),
    rect,
    categoryStyle: blockStyle.optional(),
    itemStyle: blockStyle.optional(),
  }),
  observations: textBlock,
  price: textBlock,
})

export type UserTemplate = z.infer<typeof userTemplate>

export const templateList = z.object({
  templates: z.array(z.object({ _id: id, imageUrl: z.string(), templateName: z.string() })),
  templateId: id.nullable(),
  id,
})
