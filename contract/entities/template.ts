import { z } from 'zod'
import { menuFormatNames } from '../rules/menu-layout/formats'
import { templateTexts } from '../rules/menu-layout/new-template'
import { id } from './id'

/** SPEC.md §5: a number that is none becomes 0, a line height 1. */
const lenient = (fallback: number) => z.coerce.number().catch(fallback)

export const templateRect = z.object({ x: lenient(0), y: lenient(0), width: lenient(0), height: lenient(0) })
export type TemplateRect = z.infer<typeof templateRect>

const color = z.string().max(40)

export const horizontalAlignments = ['left', 'center', 'right'] as const
export const verticalAlignments = ['top', 'middle', 'bottom'] as const

/** Whatever is left out is SPEC.md §9's. A size of 0 counts as left out. */
export const blockStyle = z
  .object({
    maxFontSize: lenient(0),
    color,
    /** One of `menuFonts` by its `family`. */
    fontFamily: z.string().max(60),
    spacing: lenient(0),
    lineHeight: lenient(1),
    align: z.enum(horizontalAlignments),
    verticalAlign: z.enum(verticalAlignments),
    transparent: z.boolean(),
    backgroundColor: color,
    /** Ours from here on. */
    bold: z.boolean(),
    uppercase: z.boolean(),
    /** Between the background's edge and the letters. */
    padding: lenient(0),
    radius: lenient(0),
  })
  .partial()

export type BlockStyle = z.infer<typeof blockStyle>

const textBlock = z.object({
  text: z.string().max(templateTexts.text),
  rect: templateRect,
  style: blockStyle.optional(),
})

export type TemplateTextBlock = z.infer<typeof textBlock>

/** `image`: an upload's address. `stock`: one of ours by its name, drawn anew for each format. `shade` darkens (0 to 1). */
const background = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), url: z.string().max(500), shade: lenient(0).optional() }),
  z.object({ kind: z.literal('stock'), stock: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  z.object({ kind: z.literal('color'), color }),
])

export type TemplateBackground = z.infer<typeof background>

/** A text of the owner's own; `{restaurante}`, `{fecha}`, `{horario}`, `{menu}` and `{precio}` are filled in. */
const freeText = textBlock.extend({ id: z.string().regex(/^[a-z0-9-]{1,20}$/) })

/** Which sentences of the law stand at the foot. */
const foot = z.object({
  rect: templateRect,
  style: blockStyle.optional(),
  allergens: z.boolean(),
  water: z.boolean(),
  leftovers: z.boolean(),
})

const qr = z.object({
  rect: templateRect,
  shown: z.boolean(),
  color: color.optional(),
  backgroundColor: color.optional(),
})

const allergenSigns = z.object({
  /** Beside each dish. */
  shown: z.boolean(),
  /** What the signs mean, where there is a rectangle for it. */
  legend: z.boolean(),
  rect: templateRect,
  style: blockStyle.optional(),
})

/**
 * SPEC.md §3's template; what is optional at its end is ours. Blocks are named `menu`, `observations`, `price`, `foot`,
 * `qr`, `legend` and `text:ID` in `layers` and `formats`.
 */
export const userTemplate = z.object({
  templateName: z.string().trim().min(1).max(120),
  imageUrl: z.string().max(500),
  menu: z.object({
    /** One item per line. */
    sections: z
      .array(
        z.object({
          category: z.string().max(templateTexts.category),
          items: z.string().max(templateTexts.items),
        }),
      )
      .max(40),
    rect: templateRect,
    /** Its `spacing` is the one between sections. */
    categoryStyle: blockStyle.optional(),
    /** Its `spacing` is the one between a category and its items, and between items. Box and vertical place are its own, too. */
    itemStyle: blockStyle.optional(),
  }),
  observations: textBlock,
  price: textBlock,
  /** Absent: the picture at `imageUrl`, or white. */
  background: background.optional(),
  texts: z.array(freeText).max(8).optional(),
  foot: foot.optional(),
  qr: qr.optional(),
  allergenSigns: allergenSigns.optional(),
  /** From the bottom up; blocks that are not named lie above, in the order of this schema. */
  layers: z.array(z.string().max(30)).max(20).optional(),
  /** Rectangles for one format, in its own pixels; without them they follow from the design's. */
  formats: z
    .partialRecord(z.enum(menuFormatNames), z.object({ rects: z.record(z.string().max(30), templateRect) }))
    .optional(),
})

export type UserTemplate = z.infer<typeof userTemplate>

export const templateList = z.object({
  templates: z.array(z.object({ _id: id, imageUrl: z.string(), templateName: z.string() })),
  templateId: id.nullable(),
  id,
})
