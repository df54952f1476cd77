import { z } from 'zod'
import { ornamentNames } from '../ornaments'
import { menuFormatNames, newTemplate, templateTexts } from '../rules/menu-layout/formats'
import { fileAddress } from './file-address'
import { id } from './id'
import { emptyIs, mayBeEmpty } from './lenient'
import { inLines, lineText } from './text'

/** docs/product.md#template-numbers: an invalid number becomes 0; an invalid line height becomes 1. */
const lenient = (fallback: number) => z.coerce.number().catch(fallback)

export const templateRect = z.object({ x: lenient(0), y: lenient(0), width: lenient(0), height: lenient(0) })
export type Rect = z.infer<typeof templateRect>

const color = z.string().max(40)

export const horizontalAlignments = ['left', 'center', 'right'] as const
export const verticalAlignments = ['top', 'middle', 'bottom'] as const

/** Absent fields have the defaults of docs/product.md#template-defaults. A size of 0 counts as absent. */
export const blockStyle = z
  .object({
    maxFontSize: lenient(0),
    color,
    /** The `family` of a font in `menuFonts`. */
    fontFamily: z.string().max(60),
    spacing: lenient(0),
    lineHeight: lenient(1),
    align: z.enum(horizontalAlignments),
    verticalAlign: z.enum(verticalAlignments),
    transparent: z.boolean(),
    backgroundColor: color,
    /** The fields below are our additions. */
    bold: z.boolean(),
    uppercase: z.boolean(),
    /** Between the background's edge and the letters. */
    padding: lenient(0),
    radius: lenient(0),
  })
  .partial()

export type BlockStyle = z.infer<typeof blockStyle>

const textBlock = z.object({
  text: emptyIs(inLines(z.string().max(templateTexts.text)), ''),
  rect: templateRect,
  style: blockStyle.optional(),
})

export type TemplateTextBlock = z.infer<typeof textBlock>

/** `image`: an upload's address. `stock`: the name of a stock background, drawn for each format. `shade` darkens (0 to 1). */
const backgroundWith = <U extends z.ZodType<string>>(url: U) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('image'), url, shade: lenient(0).optional() }),
    z.object({ kind: z.literal('stock'), stock: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    z.object({ kind: z.literal('color'), color }),
  ])

const background = backgroundWith(z.string().max(500))

export type TemplateBackground = z.infer<typeof background>

/** An owner's own text. `{restaurante}`, `{fecha}`, `{horario}`, `{contacto}`, `{menu}` and `{precio}` are filled in. */
const freeText = textBlock.extend({ id: z.string().regex(/^[a-z0-9-]{1,20}$/) })

/** The legal sentences at the foot. */
const foot = z.object({
  rect: templateRect,
  style: blockStyle.optional(),
  /** Address, telephone and hours, above the sentences. */
  contact: z.boolean().optional(),
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
  /** The legend of the signs, in its own rectangle. */
  legend: z.boolean(),
  rect: templateRect,
  style: blockStyle.optional(),
})

/**
 * The template of docs/product.md#template-fields. The optional fields at its end are our additions. In `layers` and `formats`, blocks are
 * named `menu`, `observations`, `price`, `foot`, `qr`, `legend` and `text:ID`.
 */
export const userTemplate = z.object({
  templateName: lineText(120).min(1),
  imageUrl: z.string().max(500),
  menu: z.object({
    /** One item per line. */
    sections: z
      .array(
        z.object({
          category: z.string().max(templateTexts.category),
          items: inLines(z.string().max(templateTexts.items)),
        }),
      )
      .max(40),
    rect: templateRect,
    /** Its `spacing` is the space between sections. */
    categoryStyle: blockStyle.optional(),
    /** Its `spacing` is the space between a category and its items, and between items. It also sets the box and the vertical alignment. */
    itemStyle: blockStyle.optional(),
    /** The letters may grow, and the sections may stand side by side, until the menu fills its rectangle. */
    fills: z.boolean().optional(),
  }),
  observations: textBlock,
  /** `unpriced` stands there when a menu has no price. */
  price: textBlock.extend({ unpriced: z.string().max(templateTexts.category).optional() }),
  /** If absent: the picture at `imageUrl`, or white. */
  background: background.optional(),
  texts: z.array(freeText).max(8).optional(),
  foot: foot.optional(),
  qr: qr.optional(),
  allergenSigns: allergenSigns.optional(),
  /** A line drawing that stands where a short menu leaves its rectangle empty. Only where the menu `fills`. */
  ornament: z.object({ name: z.enum(ornamentNames), color }).optional(),
  /** From the bottom up. Unnamed blocks lie on top, in the order of this schema. */
  layers: z.array(z.string().max(30)).max(20).optional(),
  /** Rectangles for one format, in its own pixels. If absent, they are computed from the design. */
  formats: z
    .partialRecord(z.enum(menuFormatNames), z.object({ rects: z.record(z.string().max(30), templateRect) }))
    .optional(),
})

export type UserTemplate = z.infer<typeof userTemplate>

const { templateName, observations, price } = userTemplate.shape
const beginning = newTemplate('Nueva plantilla')

/** A template from a client. An absent block is as in a new template. */
export const givenTemplate = userTemplate.extend({
  templateName: emptyIs(templateName, beginning.templateName),
  imageUrl: emptyIs(fileAddress, ''),
  background: mayBeEmpty(backgroundWith(fileAddress)),
  observations: emptyIs(observations, beginning.observations),
  price: emptyIs(price, beginning.price),
})

export const templateList = z.object({
  templates: z.array(z.object({ _id: id, imageUrl: z.string(), templateName: z.string() })),
  templateId: id.nullable(),
  id,
})
