import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

export type InvoiceSheet = {
  number: string
  created: Date
  periodStart: Date | null
  periodEnd: Date | null
  netCents: number
  vatCents: number
  vatPercent: number
  totalCents: number
  currency: string
  seller: Record<string, string>
  customer: Record<string, string>
  isTest: boolean
  isRefunded: boolean
}

const a4: [number, number] = [595.28, 841.89]
const [left, right] = [56, 539]
const [ink, soft] = [rgb(0.1, 0.08, 0.07), rgb(0.4, 0.36, 0.33)]

/** One page, in the letters every reader has: a document for the tax office, not a menu. */
export async function drawInvoice(sheet: InvoiceSheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage(a4)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  pdf.setTitle(`Factura ${sheet.number}`)
  pdf.setLanguage('es-ES')
  pdf.setAuthor(sheet.seller.name ?? '')
  pdf.setCreationDate(sheet.created)
  pdf.setModificationDate(sheet.created)
  const pen = penOn(page, fonts)
  const date = dateText(sheet.created)

  pen.text(titleOf(sheet), left, 770, { size: 24, bold: true })
  pen.text(`Número ${sheet.number}`, left, 742)
  pen.text(`Fecha ${date}`, left, 726)
  if (sheet.isTest) pen.text('Modo de prueba: sin valor fiscal', left, 706, { bold: true })
  pen.party('Emisor', sheet.seller, left, 670)
  pen.party('Cliente', sheet.customer, 310, 670)

  pen.text('Concepto', left, 560, { bold: true })
  pen.text('Importe', right, 560, { bold: true, isRight: true })
  pen.rule(552)
  const period =
    sheet.periodStart && sheet.periodEnd
      ? `, del ${dateText(sheet.periodStart)} al ${dateText(sheet.periodEnd)}`
      : ''
  const money = (cents: number) => amount(cents, sheet.currency)
  pen.row(`Mantel Premium, un mes${period}`, money(sheet.netCents), 534)
  pen.rule(520)
  pen.row('Base imponible', money(sheet.netCents), 500)
  pen.row(`IVA (${sheet.vatPercent} %)`, money(sheet.vatCents), 482)
  pen.row('Total', money(sheet.totalCents), 458, { bold: true, size: 14 })
  pen.text(sheet.isRefunded ? 'Importe devuelto.' : 'Pagado con tarjeta.', left, 420, { color: soft })
  return pdf.save()
}

/** Without fiscal data of the customer's an invoice of this size is a simplified one (RD 1619/2012, art. 4). */
const titleOf = ({ customer }: InvoiceSheet) => (customer.taxId ? 'Factura' : 'Factura simplificada')

type Style = { size?: number; bold?: boolean; isRight?: boolean; color?: ReturnType<typeof rgb> }

function penOn(page: PDFPage, fonts: { plain: PDFFont; bold: PDFFont }) {
  function text(words: string, x: number, y: number, style: Style = {}) {
    const { size = 11, bold = false, isRight = false, color = ink } = style
    const font = bold ? fonts.bold : fonts.plain
    const written = writable(words, font)
    const at = isRight ? x - font.widthOfTextAtSize(written, size) : x
    page.drawText(written, { x: at, y, size, font, color })
  }
  function rule(y: number) {
    page.drawLine({ start: { x: left, y }, end: { x: right, y }, thickness: 0.6, color: soft })
  }
  function row(words: string, cents: string, y: number, style: Style = {}) {
    text(words, left, y, style)
    text(cents, right, y, { ...style, isRight: true })
  }
  function party(
    role: string,
    { name, taxId, address, email }: Record<string, string>,
    x: number,
    y: number,
  ) {
    text(role, x, y, { bold: true, color: soft })
    const lines = [name, taxId && `NIF ${taxId}`, address, email].filter((line) => line)
    for (const [at, line] of lines.entries()) text(line ?? '', x, y - 18 * (at + 1))
  }
  return { text, rule, row, party }
}

/** The standard letters know Western Europe's; any other becomes a question mark instead of an error. */
function writable(words: string, font: PDFFont) {
  const known = new Set(font.getCharacterSet())
  return [...words.normalize('NFC').replace(/\s/g, ' ')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('')
}

const date = new Intl.DateTimeFormat('es-ES', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  timeZone: 'Europe/Madrid',
})
const dateText = (moment: Date) => date.format(moment)

const amount = (cents: number, currency: string) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)
